import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { DEFAULT_PREFERENCES, type Preferences } from '../../domain/preferences/preferences.ts';
import { isSignKey } from '../../domain/zodiac/signs.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { visitors } from './tables.ts';

type Row = typeof visitors.$inferSelect;

export interface VisitorRecord {
  preferences: Preferences;
  createdAtMs: number;
  updatedAtMs: number;
}

/** The identifier is a bearer secret: whoever reads the table must not be able to use it. */
export function visitorHash(visitorId: string): string {
  return createHash('sha256').update(visitorId).digest('hex');
}

function preferencesOf(row: Row): Preferences {
  return {
    horoscopeNeverAsk: row.horoscopeNeverAsk,
    horoscopeEnabled: row.horoscopeEnabled,
    askHoroscopeAgainAfterMs: row.askHoroscopeAgainAfter?.getTime() ?? null,
    jokesEnabled: row.jokesEnabled,
    jokeRefusesCount: row.jokeRefusesCount,
    feedbackAnswered: row.feedbackAnswered,
    notificationTime: row.notificationTime,
    timezone: row.timezone,
    zodiacSign: isSignKey(row.zodiacSign) ? row.zodiacSign : null,
    paused: row.paused,
  };
}

function columnsOf({ askHoroscopeAgainAfterMs: againMs, ...same }: Preferences) {
  return { ...same, askHoroscopeAgainAfter: againMs === null ? null : new Date(againMs) };
}

export async function findVisitor(db: Connection, hash: string): Promise<VisitorRecord | null> {
  const [row] = await db.select().from(visitors).where(eq(visitors.visitorHash, hash));
  if (!row) return null;
  return {
    preferences: preferencesOf(row),
    createdAtMs: row.createdAt.getTime(),
    updatedAtMs: row.updatedAt.getTime(),
  };
}

/** The row of a visitor known already, which nobody else can change until the transaction ends. */
export async function lockKnownPreferences(tx: Transaction, hash: string): Promise<Preferences | null> {
  const [row] = await tx.select().from(visitors).where(eq(visitors.visitorHash, hash)).for('update');
  return row ? preferencesOf(row) : null;
}

/** The visitor's row, made if needed, which nobody else can change until the transaction ends. */
export async function lockPreferences(tx: Transaction, hash: string, nowMs: number): Promise<Preferences> {
  const now = new Date(nowMs);
  const fresh = {
    ...columnsOf(DEFAULT_PREFERENCES),
    visitorHash: hash,
    createdAt: now,
    updatedAt: now,
  };
  // Repeats only if the row was deleted between the two statements.
  for (;;) {
    await tx.insert(visitors).values(fresh).onConflictDoNothing();
    const found = await lockKnownPreferences(tx, hash);
    if (found) return found;
  }
}

export async function savePreferences(
  tx: Transaction,
  hash: string,
  preferences: Preferences,
  nowMs: number,
): Promise<void> {
  await tx
    .update(visitors)
    .set({ ...columnsOf(preferences), updatedAt: new Date(nowMs) })
    .where(eq(visitors.visitorHash, hash));
}

export async function deleteVisitor(db: Connection, hash: string): Promise<void> {
  await db.delete(visitors).where(eq(visitors.visitorHash, hash));
}
