import { setTimeout as delay } from 'node:timers/promises';
import webPush from 'web-push';
import type { VapidKeys } from '../config.ts';
import type { Connection, Database } from '../db/database.ts';
import { findVapidKeys, keepVapidKeys } from './store.ts';

/** The site's key pair; fails like any query while the database that keeps it is away. */
export type KeySource = () => Promise<VapidKeys>;

/** Instances that start together may each make a pair; all use the one stored first. */
async function findOrMake(db: Connection): Promise<VapidKeys> {
  const found = await findVapidKeys(db);
  if (found) return found;
  await keepVapidKeys(db, webPush.generateVAPIDKeys());
  return (await findVapidKeys(db))!;
}

const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 5_000;

/** Makes the pair as soon as the database is there; one that is busy at first is asked again. */
async function makeEarly(keys: KeySource, whenReady: Database['whenReady']): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      await whenReady();
      await keys();
      return;
    } catch {
      await delay(BETWEEN_ATTEMPTS_MS, undefined, { ref: false });
    }
  }
}

export function vapidKeySource(
  given: VapidKeys | null,
  { db, whenReady }: Pick<Database, 'db' | 'whenReady'>,
): KeySource {
  if (given) return async () => given;
  let known: Promise<VapidKeys> | undefined;
  const keys: KeySource = () => {
    known ??= findOrMake(db).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  // A call before that, or after all attempts have failed, tries again.
  void makeEarly(keys, whenReady);
  return keys;
}
