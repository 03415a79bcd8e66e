import { setImmediate } from 'node:timers/promises';
import type {
  DeskPush,
  DeskPushDone,
  DeskPushPreview,
  DeskPushTestBody,
  DeskPushTested,
} from '../../contract/desk-push.ts';
import { addDays } from '../../domain/calendar/civil-date.ts';
import { dateInZone, dayStartInZone } from '../../domain/calendar/zones.ts';
import type { SendOutcome } from '../../domain/push/answer.ts';
import { nextDueMs } from '../../domain/push/due.ts';
import { failureWords } from '../../domain/push/failure-words.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { recordAudit } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { countDeliveries, countFailures, countTakers, listDailyGroups } from './desk-store.ts';
import { pausePush, pushPaused, resumePush } from './pause-store.ts';
import type { PushService } from './service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GROUPS_AT_ONCE = 100;

/** What the owner can see and do; `by` is the device at which it is done, for the log of changes. */
export interface PushDesk {
  look: () => Promise<DeskPush>;
  /** How many messages come due in each of the next 24 hours that has any. */
  comingHours: () => Promise<DeskPush['next']>;
  preview: (day: 'today' | 'tomorrow') => Promise<DeskPushPreview>;
  test: (body: DeskPushTestBody, by: string) => Promise<DeskPushTested>;
  pause: (by: string) => Promise<DeskPushDone>;
  resume: (by: string) => Promise<DeskPushDone>;
  pausedSince: () => Promise<Date | null>;
}

interface DeskParts {
  config: Pick<Config, 'siteTimeZone'>;
  clock: Clock;
  database: Pick<Database, 'db'>;
  push: Pick<PushService, 'compose' | 'sendOnce'>;
}

const PAUSED_WORDS = 'All daily messages are paused. What comes due meanwhile is left out, not sent late.';
const RESUMED_WORDS = 'Daily messages go out again. What came due during the pause stays left out.';

function testedWords(outcome: SendOutcome): DeskPushTested {
  if (outcome.kind === 'sent')
    return { outcome: 'sent', said: 'Sent. It should show up on this device in a moment.' };
  if (outcome.kind === 'gone')
    return { outcome: 'gone', said: 'This browser doesn’t take messages any more. Turn them on again.' };
  return { outcome: 'failed', said: `It wasn’t taken. ${failureWords(outcome.detail)}` };
}

/** Null for a zone that only another runtime knew: nobody there gets messages. */
function dueIn(zone: string, time: string, nowMs: number): number | null {
  try {
    return nextDueMs(zone, time, nowMs);
  } catch {
    return null;
  }
}

export function createPushDesk({ config, clock, database, push }: DeskParts): PushDesk {
  const { db } = database;
  const { siteTimeZone: timeZone } = config;
  const today = (): string => dateInZone(clock.nowMs(), timeZone);

  /** By the hour, for a day; other requests are answered in between. */
  async function comingHours(): Promise<DeskPush['next']> {
    const nowMs = clock.nowMs();
    const hours = new Map<number, number>();
    for (const [index, { zone, time, people }] of (await listDailyGroups(db)).entries()) {
      if (index % GROUPS_AT_ONCE === 0) await setImmediate();
      const dueMs = dueIn(zone, time, nowMs);
      const hourMs = Math.floor((dueMs ?? 0) / HOUR_MS) * HOUR_MS;
      if (dueMs !== null && dueMs < nowMs + DAY_MS) hours.set(hourMs, (hours.get(hourMs) ?? 0) + people);
    }
    return [...hours]
      .toSorted(([one], [other]) => one - other)
      .map(([hourMs, due]) => ({ at: new Date(hourMs).toISOString(), due }));
  }

  async function look(): Promise<DeskPush> {
    const date = today();
    const span = {
      from: new Date(dayStartInZone(date, timeZone)),
      to: new Date(dayStartInZone(addDays(date, 1), timeZone)),
    };
    const failures = await countFailures(db, span);
    return {
      timeZone,
      date,
      pausedSince: (await pushPaused(db))?.toISOString() ?? null,
      ...(await countTakers(db)),
      today: await countDeliveries(db, span),
      next: await comingHours(),
      failures: failures.map(({ host, count, detail }) => ({ host, count, reason: failureWords(detail) })),
    };
  }

  async function change(
    by: string,
    act: (tx: Transaction, now: Date) => Promise<boolean>,
    words: { action: string; said: string },
  ): Promise<DeskPushDone> {
    const now = new Date(clock.nowMs());
    await db.transaction(
      async (tx) => {
        if (!(await act(tx, now))) return;
        await recordAudit(tx, now, { by, action: words.action, subject: 'daily messages' });
      },
      { isolationLevel: 'read committed' },
    );
    return { said: words.said, push: await look() };
  }

  return {
    look,
    comingHours,
    pausedSince: () => pushPaused(db),
    async preview(day) {
      const date = day === 'today' ? today() : addDays(today(), 1);
      const messages = [];
      for (const sign of SIGN_KEYS) {
        const { title, body, url } = await push.compose(sign, date);
        messages.push({ sign, title, body, url });
      }
      return { date, messages };
    },
    async test({ subscription, sign }, by) {
      const tested = testedWords(await push.sendOnce(subscription, await push.compose(sign, today())));
      const { outcome } = tested;
      await recordAudit(db, new Date(clock.nowMs()), {
        by,
        action: 'test message sent',
        subject: 'own device',
        after: { outcome },
      });
      return tested;
    },
    pause: (by) => change(by, pausePush, { action: 'daily messages paused', said: PAUSED_WORDS }),
    resume: (by) => change(by, resumePush, { action: 'daily messages resumed', said: RESUMED_WORDS }),
  };
}
