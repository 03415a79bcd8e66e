import type { ServerBuild } from 'react-router';
import { enableModuleCache, flushModuleCache } from '../../src/server/module-cache.ts';
import type { Site } from '../../src/server/site.ts';
import { withPlantedScript } from './planted-script.ts';

/** What the test asks of this process; each question is answered with its number. */
export type Question = { number: number } & (
  | { kind: 'start'; env: Record<string, string>; clockMs: number }
  | { kind: 'set-clock'; site: number; clockMs: number }
  | { kind: 'stop'; site: number }
);

export interface Started {
  /** How later questions name it. */
  site: number;
  address: string;
  metricsAddress: string;
}

export interface Answer {
  number: number;
  started?: Started;
  failure?: string;
}

/** A real site whose clock stands where the test puts it. */
interface RunningSite {
  site: Site;
  clock: { ms: number };
}

const pages: string = '../../build/server/index.js';
const running = new Map<number, RunningSite>();

enableModuleCache();
const { configFrom } = await import('../../src/server/config.ts');
const { createLog } = await import('../../src/server/log.ts');
const { startSite } = await import('../../src/server/site.ts');

async function loadPages(plantedScript: string | undefined): Promise<ServerBuild> {
  const build = (await import(pages)) as ServerBuild;
  return plantedScript ? withPlantedScript(build, plantedScript) : build;
}

async function start(name: number, env: Record<string, string>, clockMs: number): Promise<Started> {
  const clock = { ms: clockMs };
  const config = configFrom(env);
  const site = await startSite({
    config: { ...config, metricsPort: 0 },
    clock: { nowMs: () => clock.ms },
    log: createLog(config.logLevel),
    loadPages: () => loadPages(env['TEST_PLANTED_SCRIPT']),
  });
  running.set(name, { site, clock });
  flushModuleCache();
  return { site: name, address: site.address, metricsAddress: site.metricsAddress! };
}

async function answerTo(question: Question): Promise<Omit<Answer, 'number'>> {
  if (question.kind === 'start')
    return { started: await start(question.number, question.env, question.clockMs) };
  const { site, clock } = running.get(question.site)!;
  if (question.kind === 'set-clock') clock.ms = question.clockMs;
  else {
    running.delete(question.site);
    await site.close();
  }
  return {};
}

process.on('message', (question: Question) => {
  void answerTo(question)
    .catch((error: unknown) => ({ failure: String(error) }))
    .then((answer) => process.send!({ number: question.number, ...answer } satisfies Answer));
});
process.once('disconnect', () => process.exit(0));
