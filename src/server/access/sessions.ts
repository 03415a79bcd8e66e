import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { hashOf } from '../orders/sealing.ts';
import {
  addSession,
  confirmSession,
  endExpired,
  findSession,
  listSessions,
  touchSession,
  type SessionRow,
} from './session-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const IDLE_MS = 7 * DAY_MS;
const LIFE_MS = 30 * DAY_MS;
/** A proof that is older does for reading and writing, but not for changes of access. */
const PROOF_MS = 15 * MINUTE_MS;
const TOKEN_BYTES = 32;

/** Who is at the desk, on which device. */
export interface OwnerAtDesk {
  sessionId: string;
  device: string;
  confirmedAtMs: number;
  /** Whether that was within the last 15 minutes. */
  isConfirmed: boolean;
}

export interface Sessions {
  /** Signs a device in; the token is for its cookie and is kept nowhere here. */
  begin: (tx: Transaction, device: string) => Promise<string>;
  /** Null for a token that was never one, has been signed out, or is too old. */
  find: (token: string | null) => Promise<OwnerAtDesk | null>;
  /** Those that still open the desk, the one seen last first. */
  list: () => Promise<SessionRow[]>;
  confirm: (id: string) => Promise<void>;
}

export function sessions({ database, clock }: { database: Database; clock: Clock }): Sessions {
  const { db } = database;
  const isOpen = ({ seenAt, createdAt }: SessionRow): boolean =>
    clock.nowMs() - seenAt.getTime() < IDLE_MS && clock.nowMs() - createdAt.getTime() < LIFE_MS;
  return {
    async begin(tx, device) {
      const now = new Date(clock.nowMs());
      await endExpired(tx, {
        unseenSince: new Date(now.getTime() - IDLE_MS),
        createdBefore: new Date(now.getTime() - LIFE_MS),
      });
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const moments = { createdAt: now, seenAt: now, confirmedAt: now };
      await addSession(tx, { id: randomUUID(), tokenHash: hashOf(token), device, ...moments });
      return token;
    },
    async find(token) {
      const row = token === null ? null : await findSession(db, hashOf(token));
      if (row === null || !isOpen(row)) return null;
      const nowMs = clock.nowMs();
      if (nowMs - row.seenAt.getTime() >= MINUTE_MS) await touchSession(db, row.id, new Date(nowMs));
      const confirmedAtMs = row.confirmedAt.getTime();
      const isConfirmed = nowMs - confirmedAtMs < PROOF_MS;
      return { sessionId: row.id, device: row.device, confirmedAtMs, isConfirmed };
    },
    list: async () => (await listSessions(db)).filter(isOpen),
    confirm: (id) => confirmSession(db, id, new Date(clock.nowMs())),
  };
}
