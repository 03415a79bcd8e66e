import { and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
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

/**
 * The visitor's row, made if needed, which nobody else can change until the transaction ends. `admitNew` is called
 * before one is made, and may refuse.
 */
export async function lockPreferences(
  tx: Transaction,
  hash: string,
  nowMs: number,
  admitNew: () => void,
): Promise<Preferences> {
  const now = new Date(nowMs);
  const fresh = {
    ...columnsOf(DEFAULT_PREFERENCES),
    visitorHash: hash,
    createdAt: now,
    updatedAt: now,
  };
  // Once for a visitor who is known, twice for a new one, and again only if the row was deleted in between.
  for (;;) {
    const found = await lockKnownPreferences(tx, hash);
    if (found) return found;
    admitNew();
    await tx.insert(visitors).values(fresh).onConflictDoNothing();
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

const isReferredTo = sql`(
  exists (select from push_subscriptions where visitor_hash = ${visitors.visitorHash})
  or exists (select from deliveries where visitor_hash = ${visitors.visitorHash}))`;

/** Deletes the row, which the transaction has locked, unless a browser or a message belongs to it. */
export async function deleteUnlessReferredTo(tx: Transaction, hash: string): Promise<boolean> {
  const deleted = await tx
    .delete(visitors)
    .where(and(eq(visitors.visitorHash, hash), not(isReferredTo)))
    .returning({ hash: visitors.visitorHash });
  return deleted.length > 0;
}

/** Deletes rows in which nothing is set, or nothing any more, a group at a time; says how many there were. */
export async function deleteEmptyVisitors(db: Connection, nowMs: number, limit: number): Promise<number> {
  const { askHoroscopeAgainAfterMs: _, ...defaults } = DEFAULT_PREFERENCES;
  const isDefault = Object.entries(defaults).map(([name, value]) => {
    const column = visitors[name as keyof typeof defaults];
    return value === null ? isNull(column) : eq(column, value);
  });
  const mayBeAsked = or(
    isNull(visitors.askHoroscopeAgainAfter),
    lt(visitors.askHoroscopeAgainAfter, new Date(nowMs)),
  );
  const empty = db
    .select({ hash: visitors.visitorHash })
    .from(visitors)
    .where(and(...isDefault, mayBeAsked, not(isReferredTo)))
    .limit(limit)
    // One that is being changed at this moment is not empty for long.
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(visitors)
    .where(inArray(visitors.visitorHash, empty))
    .returning({ hash: visitors.visitorHash });
  return deleted.length;
}

export async function deleteVisitor(db: Connection, hash: string): Promise<void> {
  await db.delete(visitors).where(eq(visitors.visitorHash, hash));
}
