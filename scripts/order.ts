/** The owner's word on one order: `npm run order -- paid NUMBER`, `npm run order -- refund NUMBER`. */
import { systemClock } from '../src/server/clock.ts';
import { configFrom } from '../src/server/config.ts';
import { filesOnly } from '../src/server/content-edits/source.ts';
import { loadContent } from '../src/server/content.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { Failure } from '../src/server/failures.ts';
import { createLog } from '../src/server/log.ts';
import { createServices } from '../src/server/services.ts';

const [, , word, number] = process.argv;

async function run(): Promise<string> {
  const config = configFrom(process.env);
  // A book that was begun ahead is let go of at the end: the site sets it when somebody asks.
  const log = createLog('error');
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  try {
    await database.whenReady();
    const services = createServices({
      config,
      clock: systemClock,
      database,
      content: filesOnly(await loadContent(), log),
      log,
    });
    const { orders } = services;
    const state = word === 'paid' ? await orders.markPaid(number!) : await orders.giveBack(number!);
    services.printer.close();
    await services.pictureCache.close();
    await services.sky.close();
    await services.push.sender.close();
    return `${number} is ${state}.`;
  } finally {
    await database.close();
  }
}

if ((word !== 'paid' && word !== 'refund') || !number) {
  console.error('npm run order -- paid NUMBER, or npm run order -- refund NUMBER');
  process.exit(2);
}
try {
  console.log(await run());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
