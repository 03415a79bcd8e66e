import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { hashOf } from '../orders/sealing.ts';
import type { Asker } from '../visitor.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { endSession, findSession } from './session-store.ts';
import { findOwner } from './store.ts';

/** Who wants in, and from where. */
export interface Caller {
  asker: Asker;
  device: string;
  /** The session that this browser had; it ends with the next. */
  token: string | null;
}

export type SignedIn = { kind: 'in'; token: string } | { kind: 'wrong' } | { kind: 'code-needed' };

/** A new session for every sign-in: one that somebody planted or has seen is worth nothing after it. */
export async function beginSession(
  tx: Transaction,
  parts: AccessParts,
  { device, token }: Caller,
  how: string,
): Promise<string> {
  const old = token === null ? null : await findSession(tx, hashOf(token));
  if (old) await endSession(tx, old.id);
  await recordAudit(tx, nowOf(parts), { by: device, action: 'signed in', subject: how });
  return parts.sessions.begin(tx, device);
}

export function passwordSignIn(parts: AccessParts) {
  const { database, passwords, lockout } = parts;
  return (password: string, caller: Caller): Promise<SignedIn> =>
    lockout.guard<SignedIn>(caller.asker, async () => {
      const owner = await findOwner(database.db);
      const fits = await passwords.fits(password, owner?.passwordHash ?? null, caller.asker.address);
      if (!fits) return { verdict: 'wrong', value: { kind: 'wrong' } };
      const token = await database.db.transaction((tx) => beginSession(tx, parts, caller, 'password'));
      return { verdict: 'right', value: { kind: 'in', token } };
    });
}
