/** Who may be the owner, said on the machine: `npm run owner:link`, `npm run owner:reset`. */
import { accessService } from '../src/server/access/service.ts';
import { systemClock } from '../src/server/clock.ts';
import { configFrom } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { createLog } from '../src/server/log.ts';

const HAS_OWNER = `The desk has its owner already, so there is no link to make somebody the owner.
Whoever has lost password, passkeys and recovery codes begins anew with: npm run owner:reset`;

const RESET = `Password, passkeys, two-step codes and recovery codes are gone, and every device is signed out.`;

const BY_SETTING = `ADMIN_PASSWORD is set: from the next start on it is the password again.`;

async function run(word: string | undefined): Promise<string[]> {
  const config = configFrom(process.env);
  const { databaseUrl, dataDir } = config;
  const log = createLog('error');
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  try {
    await database.whenReady();
    const access = accessService({ config, clock: systemClock, database });
    const reset = word === 'reset';
    const link = reset ? await access.reset() : await access.setUp.link();
    if (link === null) return [HAS_OWNER];
    const setting = config.adminPassword === null ? [] : [BY_SETTING];
    return [...(reset ? [RESET] : []), ...setting, `For half an hour, and once: ${link}`];
  } finally {
    await database.close();
  }
}

try {
  const [, , word] = process.argv;
  console.log((await run(word)).join('\n'));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
