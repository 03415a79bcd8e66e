import middie from '@fastify/middie';
import { createServer } from 'vite';
import { inviteOwner } from '../src/server/access/invite-owner.ts';
import { configFrom } from '../src/server/config.ts';
import { systemClock } from '../src/server/clock.ts';
import { createLog } from '../src/server/log.ts';
import { startSite } from '../src/server/site.ts';

/** The same site with Vite in the middle: an edit reaches the open page without a reload. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const config = configFrom(process.env);
const log = createLog(config.logLevel);
const site = await startSite({
  config,
  clock: systemClock,
  log,
  mode: 'development',
  loadPages: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  prepare: async (app) => {
    await app.register(middie);
    app.use(vite.middlewares);
  },
});
await inviteOwner(site, config, log);
console.log(`${config.siteName} is ready for development at ${site.address}`);
process.once('SIGINT', () => {
  void Promise.all([site.close(), vite.close()]).then(() => process.exit(0));
});
