/** What one of each costs, measured on this machine in the same run; CPU in seconds, of one core. */
export interface Costs {
  /** A page from the cache of the site, and with nginx in front of it (null where there is none here). */
  pageCpu: number;
  proxiedPageCpu: number | null;
  pageBytes: number;
  /** All that a first visit loads besides the page. */
  filesBytes: number;
  fileCount: number;
  /** A visitor's own settings: read, and changed. */
  read: { site: number; database: number };
  write: { site: number; database: number };
  /** A daily message, from the sweep to its outcome. */
  push: { site: number; database: number };
  visitorBytes: number;
  subscriptionBytes: number;
  deliveryBytes: number;
  siteMegabytes: number;
}

/** How people behave cannot be measured here: these are assumptions, on the careful side. */
export const ASSUMED = {
  visitsPerDay: 1.2,
  pagesPerVisit: 3,
  firstVisits: 0.2,
  readsPerVisit: 1,
  writesPerVisit: 0.3,
  /** Of a day's visits, those in its busiest hour; its busiest minute is so many times as busy as the hour. */
  busiestHour: 0.12,
  busiestMinute: 2,
  /** Those who chose something, so that a record of theirs is kept. */
  recorded: 0.5,
  visitorsPerYear: 6,
  subscribers: 0.05,
  /** Until a push service far away has answered. */
  pushAnswerSeconds: 0.15,
  pushRetries: 0.01,
  retryAfterSeconds: 60,
};

export interface Peak {
  pagesPerSecond: number;
  /** Cores that are busy in the busiest minute. */
  siteCores: number;
  proxiedCores: number | null;
  personalCores: number;
  databaseCores: number;
  megabitsPerSecond: number;
  records: number;
  databaseGigabytes: number;
}

/** The busiest minute of a day with so many visitors. */
export function peakOf(costs: Costs, dailyVisitors: number, keptDeliveryDays: number): Peak {
  const visits =
    ((dailyVisitors * ASSUMED.visitsPerDay * ASSUMED.busiestHour) / 3600) * ASSUMED.busiestMinute;
  const pages = visits * ASSUMED.pagesPerVisit;
  const files = visits * ASSUMED.firstVisits * costs.fileCount;
  const personal = (of: 'site' | 'database'): number =>
    visits * (ASSUMED.readsPerVisit * costs.read[of] + ASSUMED.writesPerVisit * costs.write[of]);
  const bytes = pages * costs.pageBytes + visits * ASSUMED.firstVisits * costs.filesBytes;
  const records = dailyVisitors * ASSUMED.visitorsPerYear * ASSUMED.recorded;
  const subscribers = dailyVisitors * ASSUMED.subscribers;
  return {
    pagesPerSecond: pages,
    // A file is sent as a page is: from memory, as it is.
    siteCores: (pages + files) * costs.pageCpu,
    proxiedCores: costs.proxiedPageCpu === null ? null : (pages + files) * costs.proxiedPageCpu,
    personalCores: personal('site'),
    databaseCores: personal('database'),
    megabitsPerSecond: (bytes * 8) / 1e6,
    records,
    databaseGigabytes:
      (records * costs.visitorBytes +
        subscribers * (costs.subscriptionBytes + keptDeliveryDays * costs.deliveryBytes)) /
      1e9,
  };
}

export interface Senders {
  instances: number;
  /** Attempts under way in one instance. */
  atOnce: number;
  databaseCores: number;
}

export type Brake = 'CPU of the senders' | 'answers of the push services' | 'CPU of the database';

/** What holds the messages up, and how many go out in a second. */
export function pushRate({ push }: Costs, { instances, atOnce, databaseCores }: Senders): [Brake, number] {
  const rates: [Brake, number][] = [
    ['CPU of the senders', instances / push.site],
    ['answers of the push services', (instances * atOnce) / ASSUMED.pushAnswerSeconds],
    ['CPU of the database', databaseCores / push.database],
  ];
  return rates.reduce((slowest, rate) => (rate[1] < slowest[1] ? rate : slowest));
}

/** Second by second: messages that are all due at once, some of which have to be sent again a minute later. */
export function secondsUntilSent(costs: Costs, messages: number, senders: Senders): number {
  const [, rate] = pushRate(costs, senders);
  const again: { at: number; count: number }[] = [];
  let waiting = messages;
  let second = 0;
  while (waiting >= 1 || again.length > 0) {
    if (again[0] && again[0].at <= second) waiting += again.shift()!.count;
    const sent = Math.min(waiting, rate);
    waiting -= sent;
    const failed = sent * ASSUMED.pushRetries;
    if (failed >= 1) again.push({ at: second + ASSUMED.retryAfterSeconds, count: failed });
    second += 1;
  }
  return second;
}
