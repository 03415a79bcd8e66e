import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { forgetAllWrong } from './lockout-store.ts';
import { removeAllPasskeys } from './passkey-store.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { replaceCodes } from './recovery-store.ts';
import { endSessions } from './session-store.ts';
import { makeLink } from './set-up.ts';
import { removeLinks } from './set-up-store.ts';
import { changeOwner, holdOwner } from './store.ts';

/** The last resort, on the machine alone: nothing that opened the desk opens it any more. The link begins it anew. */
export async function resetAccess(tx: Transaction, parts: AccessParts): Promise<string> {
  const { passwordHash, totpSealed } = await holdOwner(tx);
  await changeOwner(tx, { passwordHash: null, totpSealed: null, totpNextSealed: null });
  const passkeys = await removeAllPasskeys(tx);
  await replaceCodes(tx, []);
  const devices = await endSessions(tx);
  await forgetAllWrong(tx);
  await removeLinks(tx);
  await recordAudit(tx, nowOf(parts), {
    by: 'machine',
    action: 'access reset',
    subject: 'access',
    before: { password: passwordHash !== null, passkeys, twoStepCodes: totpSealed !== null, devices },
  });
  return makeLink(tx, parts);
}
