import type { DeskMatter, DeskToday } from '../../contract/desk-today.ts';
import type { ChannelsService } from '../channels/service.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ContentSource } from '../content-edits/source.ts';
import type { Database } from '../db/database.ts';
import type { Counting } from '../counting/counting.ts';
import type { OrdersService } from '../orders/service.ts';
import type { PushDesk } from '../push/desk.ts';
import type { FreeDisk } from '../storage/free-disk.ts';
import { NO_BACKUPS } from './backup-status.ts';
import { lookAtAll } from './check.ts';
import { contentChecks, type ContentCheckParts } from './content-checks.ts';
import { machineChecks } from './machine-checks.ts';
import { gatherMatters, mattersOf } from './matters.ts';
import { figuresOf, lastDays, type Figures } from './plots.ts';
import { quickReads, withinLimit } from './quick-reads.ts';
import { createRetries, type Retries } from './retries.ts';
import { dismissedOf } from './store.ts';
import { workOfDay } from './work.ts';
import { workChecks, type WorkCheckParts } from './work-checks.ts';

export interface TodayService {
  /** Whether all is well, in one glance; those who look at once share one. */
  look: () => Promise<DeskToday>;
  retry: Retries;
}

interface TodayParts extends Pick<WorkCheckParts, 'backups' | 'pushPausedSince'> {
  config: Config;
  clock: Clock;
  database: Database;
  disk: FreeDisk;
  counting: Pick<Counting, 'isBehindCdn'>;
  orders: Pick<OrdersService, 'makeNow' | 'giveBack'>;
  services: ContentCheckParts['services'];
  pushDesk: Pick<PushDesk, 'comingHours'>;
  content: Pick<ContentSource, 'unit'>;
  channels: Pick<ChannelsService, 'needsYou' | 'workOn'>;
}

export function createToday(parts: TodayParts): TodayService {
  const { config, clock, database, services, backups } = parts;
  const { calendar } = services;
  const timeZone = config.siteTimeZone;
  const read = quickReads(database);

  /** What waits and was not let go. */
  async function waiting(): Promise<DeskMatter[]> {
    const nowMs = clock.nowMs();
    const times = { nowMs, dayStartMs: calendar.startOf(calendar.today()) };
    const channels = await parts.channels.needsYou();
    return read(async (tx) => {
      const gathered = { ...(await gatherMatters(tx, times)), channels };
      const matters = mattersOf(gathered, nowMs, parts.content);
      const dismissed = await dismissedOf(
        tx,
        matters.map(({ id }) => id),
      );
      return matters.filter(({ id }) => !dismissed.has(id));
    });
  }

  function figures(): Promise<Figures> {
    const today = calendar.today();
    const asked = {
      today,
      timeZone,
      currency: config.reportPrice.currency,
      startOf: calendar.startOf,
      isBehindCdn: parts.counting.isBehindCdn(),
    };
    const nothing = {
      days: lastDays(today),
      plots: [],
      viewsByKind: [],
      mostRead: [],
      unanswered: [],
      funnel: [],
    };
    return withinLimit(() => read((tx) => figuresOf(tx, asked)), nothing);
  }

  const content = contentChecks({ services, config, read });
  const machine = machineChecks({ ...parts, read });

  async function look(): Promise<DeskToday> {
    const looked = waiting();
    const work = workChecks({ ...parts, calendar, timeZone, read }, () => looked);
    const { comingHours } = parts.pushDesk;
    const [matters, checks, counted, kept, coming] = await Promise.all([
      withinLimit(() => looked, []),
      lookAtAll([...content, ...work, ...machine]),
      figures(),
      withinLimit(backups, NO_BACKUPS),
      withinLimit(() => workOfDay({ config, calendar, comingHours, postsOn: parts.channels.workOn }), []),
    ]);
    const at = new Date(clock.nowMs()).toISOString();
    return { date: calendar.today(), at, timeZone, matters, checks, ...counted, backups: kept, work: coming };
  }

  let looking: Promise<DeskToday> | null = null;
  return {
    look: () => (looking ??= look().finally(() => (looking = null))),
    retry: createRetries({
      ...parts,
      isWaiting: async (id) => (await waiting()).some((matter) => matter.id === id),
    }),
  };
}
