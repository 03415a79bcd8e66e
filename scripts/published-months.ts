import { createHash } from 'node:crypto';
import { addDays, monthOf, type CivilDate } from '../src/domain/calendar/civil-date.ts';
import { ARCHIVE_FIRST_DAY } from '../src/domain/calendar/archive.ts';
import type { Almanac } from '../src/domain/reading/almanac.ts';
import { factsOf } from '../src/domain/reading/day-facts.ts';
import { SIGN_KEYS, type SignKey } from '../src/domain/zodiac/signs.ts';

export type PublishedMonths = Record<string, Record<SignKey, string>>;

/** One hash per sign and month over every word published in it. */
export function hashMonths(almanac: Almanac, lastDay: CivilDate): PublishedMonths {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (let date = ARCHIVE_FIRST_DAY; date <= lastDay; date = addDays(date, 1)) {
    const facts = factsOf(date);
    for (const sign of SIGN_KEYS) {
      const key = `${monthOf(date)} ${sign}`;
      const hash = hashes.get(key) ?? createHash('sha256');
      hashes.set(key, hash.update(JSON.stringify(almanac.reading(sign, date, facts))));
    }
  }
  const months: PublishedMonths = {};
  for (const [key, hash] of hashes) {
    const [month, sign] = key.split(' ') as [string, SignKey];
    months[month] = { ...months[month], [sign]: hash.digest('hex').slice(0, 16) } as Record<SignKey, string>;
  }
  return months;
}
