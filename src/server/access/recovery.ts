import { randomBytes } from 'node:crypto';
import { longCode, plainCode } from '../../domain/orders/codes.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { hashOf } from '../orders/sealing.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { replaceCodes } from './recovery-store.ts';

const CODES = 8;
const CODE_BYTES = 16;

/** 80 random bits: no guess will find it, so a plain hash of it is enough. */
export const recoveryHash = (typed: string): string => hashOf(`recovery ${plainCode(typed)}`);

/** Eight new ones; those from before end. */
export async function makeCodes(tx: Transaction, parts: AccessParts, by: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => longCode(randomBytes(CODE_BYTES)));
  await replaceCodes(tx, codes.map(recoveryHash));
  await recordAudit(tx, nowOf(parts), { by, action: 'recovery codes made', subject: 'access' });
  return codes;
}
