import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict } from '../failures.ts';
import type { Asker } from '../visitor.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { endSessions } from './session-store.ts';
import type { OwnerAtDesk } from './sessions.ts';
import { changeOwner, findOwner, holdOwner } from './store.ts';

const MACHINE = 'machine';
const IN_SETTINGS = 'Your password is set by ADMIN_PASSWORD on the machine. Change it there, then restart.';

interface Change {
  by: string;
  subject: string;
  passwordHash: string;
  /** The session that stays. */
  sessionId?: string;
}

/** Whoever is signed in by an old password is signed out by a new one. */
async function setPassword(tx: Transaction, parts: AccessParts, change: Change): Promise<void> {
  const { by, subject, passwordHash, sessionId } = change;
  const before = await holdOwner(tx);
  await changeOwner(tx, { passwordHash });
  const after = { signedOut: await endSessions(tx, sessionId) };
  const action = before.passwordHash === null ? 'password set' : 'password changed';
  await recordAudit(tx, nowOf(parts), { by, action, subject, after });
}

/** While ADMIN_PASSWORD is set it is the password: where the stored one differs, it takes its place at the start. */
export async function applyPasswordSetting(parts: AccessParts): Promise<void> {
  const { config, database, passwords } = parts;
  const { adminPassword } = config;
  if (adminPassword === null) return;
  await database.whenReady();
  const known = await findOwner(database.db);
  const stored = known?.passwordHash ?? null;
  if (await passwords.fits(adminPassword, stored, MACHINE)) return;
  const passwordHash = await passwords.hash(adminPassword, MACHINE);
  const change = { by: MACHINE, subject: 'ADMIN_PASSWORD', passwordHash };
  const isSet = await database.db.transaction(async (tx) => {
    if ((await holdOwner(tx)).passwordHash !== stored) return false;
    await setPassword(tx, parts, change);
    return true;
  });
  // Another instance, started with this one, was first: setting the same once more would sign out who came in since.
  if (!isSet) await applyPasswordSetting(parts);
}

export interface OwnerPassword {
  change: (owner: OwnerAtDesk, password: string) => Promise<void>;
  /** Whether it is the owner; a wrong one counts as a wrong try of the sign-in. */
  confirm: (owner: OwnerAtDesk, password: string, asker: Asker) => Promise<boolean>;
}

export function ownerPassword(parts: AccessParts): OwnerPassword {
  const { config, database, passwords, lockout, sessions } = parts;
  return {
    async change({ device, sessionId }, password) {
      if (config.adminPassword !== null) throw new Conflict(IN_SETTINGS);
      const passwordHash = await passwords.hash(password, sessionId);
      const change = { by: device, subject: 'access', passwordHash, sessionId };
      await database.db.transaction((tx) => setPassword(tx, parts, change));
    },
    confirm: ({ sessionId }, password, asker) =>
      lockout.guard(asker, async () => {
        const passwordHash = (await findOwner(database.db))?.passwordHash ?? null;
        const isOwner = await passwords.fits(password, passwordHash, asker.address);
        if (isOwner) await sessions.confirm(sessionId);
        return { verdict: isOwner ? 'right' : 'wrong', value: isOwner };
      }),
  };
}
