import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { addChallenge, takeChallenge } from './challenge-store.ts';

export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
/** Strangers may ask for some as well, at the sign-in. */
const KEPT = { all: 1000, ofOne: 10 };

export interface Challenges {
  /** What a passkey is to sign, for one purpose. */
  make: (purpose: string, asker: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Whether it was asked for this purpose within the last minutes and not answered before. */
  take: (purpose: string, challenge: string) => Promise<boolean>;
}

export function challenges({ database, clock }: { database: Database; clock: Clock }): Challenges {
  return {
    async make(purpose, asker) {
      const bytes = new Uint8Array(randomBytes(CHALLENGE_BYTES));
      const challenge = Buffer.from(bytes).toString('base64url');
      const createdAt = new Date(clock.nowMs());
      const endedBefore = new Date(clock.nowMs() - CHALLENGE_MS);
      await database.db.transaction((tx) =>
        addChallenge(tx, { challenge, purpose, asker, createdAt }, endedBefore, KEPT),
      );
      return bytes;
    },
    async take(purpose, challenge) {
      const askedAt = await takeChallenge(database.db, challenge, purpose);
      return askedAt !== null && clock.nowMs() - askedAt.getTime() < CHALLENGE_MS;
    },
  };
}
