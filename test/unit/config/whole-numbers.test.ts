import { describe, expect, it } from 'vitest';
import { configFrom, WrongSetting, type Config } from '../../../src/server/config.ts';

const WHOLE_NUMBERS: [setting: string, key: keyof Config, min: number, max: number][] = [
  ['PORT', 'port', 0, 65_535],
  ['METRICS_PORT', 'metricsPort', 1, 65_535],
  ['PAGE_REQUESTS_PER_MINUTE', 'pageRequestsPerMinute', 1, 1_000_000],
  ['FILE_REQUESTS_PER_MINUTE', 'fileRequestsPerMinute', 1, 1_000_000],
  ['READ_REQUESTS_PER_MINUTE', 'readRequestsPerMinute', 1, 1_000_000],
  ['WRITE_REQUESTS_PER_MINUTE', 'writeRequestsPerMinute', 1, 1_000_000],
  ['NETWORK_LIMIT_FACTOR', 'networkLimitFactor', 1, 1000],
  ['NEW_VISITORS_PER_HOUR', 'newVisitorsPerHour', 1, 1_000_000],
  ['NEW_SUBSCRIPTIONS_PER_HOUR', 'newSubscriptionsPerHour', 1, 1_000_000],
  ['NEW_READINGS_PER_HOUR', 'newReadingsPerHour', 1, 1_000_000],
  ['ALL_NEW_VISITORS_PER_MINUTE', 'allNewVisitorsPerMinute', 1, 1_000_000],
  ['ALL_NEW_SUBSCRIPTIONS_PER_MINUTE', 'allNewSubscriptionsPerMinute', 1, 1_000_000],
  ['ALL_NEW_READINGS_PER_MINUTE', 'allNewReadingsPerMinute', 1, 1_000_000],
  ['MIN_FREE_DISK_MEGABYTES', 'minFreeDiskMegabytes', 0, 1_000_000_000],
  ['WRITE_TIMEOUT_SECONDS', 'writeTimeoutSeconds', 1, 3600],
  ['MAX_EVENT_LOOP_DELAY_MS', 'maxEventLoopDelayMs', 10, 60_000],
  ['MAX_HEAP_MEGABYTES', 'maxHeapMegabytes', 64, 65_536],
  ['PAGE_CACHE_MEGABYTES', 'pageCacheMegabytes', 1, 65_536],
  ['PICTURE_CACHE_MEGABYTES', 'pictureCacheMegabytes', 1, 1_000_000],
  ['PICTURE_QUEUE_LENGTH', 'pictureQueueLength', 0, 1000],
];

describe.each(WHOLE_NUMBERS)('%s', (name, key, min, max) => {
  it.each([min, max])('may be %d', (value) => {
    expect(configFrom({ [name]: String(value) })[key]).toBe(value);
  });

  it.each([min - 1, max + 1, 'many'])('may not be %s', (value) => {
    expect(() => configFrom({ [name]: String(value) })).toThrow(
      new WrongSetting(`${name} must be a whole number from ${min} to ${max}, but is "${value}".`),
    );
  });
});
