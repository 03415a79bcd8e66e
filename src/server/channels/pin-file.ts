import type { DeskPinFile } from '../../contract/desk-pin-file.ts';
import { isTimeZone } from '../../domain/calendar/zones.ts';
import { PIN_TEMPLATE, type PinFileSettings } from '../../domain/channels/pinterest-file.ts';
import { recordAudit } from '../audit/store.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { Invalid } from '../failures.ts';
import type { ChannelsParts } from './parts.ts';
import { pinFileSettings } from './tables.ts';

/** As the owner has set it; Pinterest's own template until then. */
export async function readPinFile(db: Connection | Transaction): Promise<PinFileSettings> {
  const [row] = await db.select().from(pinFileSettings);
  return row ? { columns: row.columns, timeZone: row.timeZone } : PIN_TEMPLATE;
}

export async function changePinFile(
  { database, clock }: Pick<ChannelsParts, 'database' | 'clock'>,
  { columns, timeZone }: DeskPinFile,
  by: string,
): Promise<PinFileSettings> {
  if (!isTimeZone(timeZone)) throw new Invalid('There is no such time zone.');
  await database.db.transaction(async (tx) => {
    const before = await readPinFile(tx);
    const set = { columns, timeZone };
    await tx.insert(pinFileSettings).values(set).onConflictDoUpdate({ target: pinFileSettings.id, set });
    const told = { action: 'Pinterest file changed', subject: 'Pinterest file', before, after: set };
    await recordAudit(tx, new Date(clock.nowMs()), { by, ...told });
  });
  return { columns, timeZone };
}
