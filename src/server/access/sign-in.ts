import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { hashOf } from '../orders/sealing.ts';
import type { Asker } from '../visitor.ts';
import type { Verdict } from './lockout.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { recoveryHash } from './recovery.ts';
import { takeCode } from './recovery-store.ts';
import { endSession, findSession } from './session-store.ts';
import { findOwner, holdOwner } from './store.ts';
import { takeTotp } from './two-step.ts';

/** Who wants in, and from where. */
export interface Caller {
  asker: Asker;
  device: string;
  /** The session that this browser had; it ends with the next. */
  token: string | null;
}

export type SignedIn =
  | { kind: 'in'; token: string }
  | { kind: 'wrong' }
  | { kind: 'code-needed' }
  | { kind: 'wrong-code' };

const WRONG: Verdict<SignedIn> = { verdict: 'wrong', value: { kind: 'wrong' } };
const WRONG_CODE: Verdict<SignedIn> = { verdict: 'wrong', value: { kind: 'wrong-code' } };
/** Neither forgiven nor held against anybody: whoever knows the password may not try codes for free. */
const CODE_NEEDED: Verdict<SignedIn> = { verdict: 'undecided', value: { kind: 'code-needed' } };

const signedIn = (token: string): Verdict<SignedIn> => ({ verdict: 'right', value: { kind: 'in', token } });

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

export interface SignIns {
  byPassword: (given: { password: string; code?: string | undefined }, caller: Caller) => Promise<SignedIn>;
  /** In place of all else: for who has lost both. */
  byRecoveryCode: (code: string, caller: Caller) => Promise<SignedIn>;
}

async function afterPassword(
  tx: Transaction,
  parts: AccessParts,
  { code, passwordHash }: { code: string | undefined; passwordHash: string | null },
  caller: Caller,
): Promise<Verdict<SignedIn>> {
  const owner = await holdOwner(tx);
  // It may have been changed while this one was looked at.
  if (owner.passwordHash !== passwordHash) return WRONG;
  if (owner.totpSealed === null) return signedIn(await beginSession(tx, parts, caller, 'password'));
  if (code === undefined) return CODE_NEEDED;
  if (!(await takeTotp(tx, parts, owner, code))) return WRONG_CODE;
  return signedIn(await beginSession(tx, parts, caller, 'password and code'));
}

export function signIns(parts: AccessParts): SignIns {
  const { database, passwords, lockout } = parts;
  const { db } = database;
  return {
    byPassword: ({ password, code }, caller) =>
      lockout.guard(caller.asker, async () => {
        const passwordHash = (await findOwner(db))?.passwordHash ?? null;
        const fits = await passwords.fits(password, passwordHash, caller.asker.address);
        if (!fits) return WRONG;
        return db.transaction((tx) => afterPassword(tx, parts, { code, passwordHash }, caller));
      }),
    byRecoveryCode: (code, caller) =>
      lockout.guard(caller.asker, () =>
        db.transaction(async (tx) => {
          if (!(await takeCode(tx, recoveryHash(code)))) return WRONG;
          return signedIn(await beginSession(tx, parts, caller, 'recovery code'));
        }),
      ),
  };
}
