import type { ServerBuild } from 'react-router';
import { enableModuleCache, flushModuleCache } from '../../src/server/module-cache.ts';
import { withPlantedScript } from './planted-script.ts';

/** A real site in a process of its own, whose clock stands where the test puts it. */
let nowMs = Number(process.env['TEST_CLOCK_MS']);
const pages: string = '../../build/server/index.js';

process.on('message', (message: { clockMs: number }) => {
  nowMs = message.clockMs;
  process.send!({ clockMs: nowMs });
});

async function loadPages(): Promise<ServerBuild> {
  const build = (await import(pages)) as ServerBuild;
  const script = process.env['TEST_PLANTED_SCRIPT'];
  return script ? withPlantedScript(build, script) : build;
}

enableModuleCache();
const { configFrom } = await import('../../src/server/config.ts');
const { createLog } = await import('../../src/server/log.ts');
const { startSite } = await import('../../src/server/site.ts');
const config = configFrom(process.env);
const site = await startSite({
  config: { ...config, metricsPort: 0 },
  clock: { nowMs: () => nowMs },
  log: createLog(config.logLevel),
  loadPages,
});
process.once('SIGTERM', () => void site.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
process.send!({ address: site.address, metricsAddress: site.metricsAddress });
flushModuleCache();
