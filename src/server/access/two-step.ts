import { randomBytes } from 'node:crypto';
import type { TotpAnswer } from '../../contract/desk-access.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, Invalid } from '../failures.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { makeCodes } from './recovery.ts';
import { codesLeft } from './recovery-store.ts';
import type { OwnerAtDesk } from './sessions.ts';
import { changeOwner, holdOwner, type OwnerRow } from './store.ts';
import { base32, stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;
const PURPOSE = 'owner totp';
const WRONG_CODE =
  'That code doesn’t fit. Wait for the next one, and look whether the phone’s clock is right.';

/** Takes a code of the owner's app, once: the row is held, so that the same code does not open two doors. */
export async function takeTotp(
  tx: Transaction,
  { clock, seals }: AccessParts,
  { totpSealed, totpLastStep }: Pick<OwnerRow, 'totpSealed' | 'totpLastStep'>,
  typed: string,
): Promise<boolean> {
  const secret = Buffer.from(seals.open<string>(totpSealed!, PURPOSE), 'base64url');
  const step = stepOfCode(secret, typed, { nowMs: clock.nowMs(), lastStep: totpLastStep });
  if (step !== null) await changeOwner(tx, { totpLastStep: step });
  return step !== null;
}

export interface TwoStep {
  /** A new secret, which counts from its first code on. */
  begin: () => Promise<TotpAnswer>;
  /** Recovery codes come with it where none are left; a lost phone must not be the end. */
  turnOn: (owner: OwnerAtDesk, typed: string) => Promise<string[]>;
  turnOff: (owner: OwnerAtDesk) => Promise<void>;
}

function linkOf(secret: string, { siteName, siteUrl }: { siteName: string; siteUrl: string }): string {
  const label = encodeURIComponent(`${siteName}:${new URL(siteUrl).host}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(siteName)}`;
}

/** Codes of an authenticator app, asked for after the password. */
export function twoStep(parts: AccessParts): TwoStep {
  const { config, database, seals } = parts;
  const { db } = database;
  return {
    begin: () =>
      db.transaction(async (tx) => {
        await holdOwner(tx);
        const secret = randomBytes(SECRET_BYTES);
        await changeOwner(tx, { totpNextSealed: seals.seal(secret.toString('base64url'), PURPOSE) });
        const letters = base32(secret);
        return { secret: letters.replaceAll(/.{4}(?=.)/g, '$& '), link: linkOf(letters, config) };
      }),
    turnOn: (owner, typed) =>
      db.transaction(async (tx) => {
        const { totpNextSealed } = await holdOwner(tx);
        if (totpNextSealed === null) throw new Conflict('Please begin again: there is no new secret.');
        const next = { totpSealed: totpNextSealed, totpLastStep: 0 };
        if (!(await takeTotp(tx, parts, next, typed))) throw new Invalid(WRONG_CODE);
        await changeOwner(tx, { totpSealed: totpNextSealed, totpNextSealed: null });
        const change = { by: owner.device, action: 'two-step codes turned on', subject: 'access' };
        await recordAudit(tx, nowOf(parts), change);
        return (await codesLeft(tx)) > 0 ? [] : makeCodes(tx, parts, owner.device);
      }),
    turnOff: (owner) =>
      db.transaction(async (tx) => {
        await changeOwner(tx, { totpSealed: null, totpNextSealed: null });
        const change = { by: owner.device, action: 'two-step codes turned off', subject: 'access' };
        await recordAudit(tx, nowOf(parts), change);
      }),
  };
}
