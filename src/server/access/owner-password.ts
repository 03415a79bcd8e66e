import type { Transaction } from '../db/database.ts';
import { recordAudit } from '../audit/store.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { endSessions } from './session-store.ts';
import { changeOwner, findOwner, holdOwner } from './store.ts';

const MACHINE = 'machine';

async function setFromSetting(tx: Transaction, parts: AccessParts, passwordHash: string): Promise<void> {
  const before = await holdOwner(tx);
  await changeOwner(tx, { passwordHash });
  const signedOut = await endSessions(tx);
  await recordAudit(tx, nowOf(parts), {
    by: MACHINE,
    action: before.passwordHash === null ? 'password set' : 'password changed',
    subject: 'ADMIN_PASSWORD',
    after: { signedOut },
  });
}

/** While ADMIN_PASSWORD is set it is the password: one that differs takes its place at the start, and signs all out. */
export async function applyPasswordSetting(parts: AccessParts): Promise<void> {
  const { config, database, passwords } = parts;
  const { adminPassword } = config;
  if (adminPassword === null) return;
  await database.whenReady();
  const known = await findOwner(database.db);
  if (await passwords.fits(adminPassword, known?.passwordHash ?? null, MACHINE)) return;
  const hash = await passwords.hash(adminPassword, MACHINE);
  await database.db.transaction((tx) => setFromSetting(tx, parts, hash));
}
