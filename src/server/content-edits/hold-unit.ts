import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import type { UnitKey } from './store.ts';
import { contentUnits } from './tables.ts';

/** Until the transaction ends nobody else writes the unit: what is read now is what is written over. */
export async function holdUnit(tx: Transaction, { kind, unit }: UnitKey): Promise<void> {
  await tx.insert(contentUnits).values({ kind, unit, revision: 0 }).onConflictDoNothing();
  await tx
    .select()
    .from(contentUnits)
    .where(and(eq(contentUnits.kind, kind), eq(contentUnits.unit, unit)))
    .for('update');
}
