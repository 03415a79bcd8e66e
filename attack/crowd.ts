import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_FIRST_DAY } from '../src/domain/calendar/archive.ts';
import { addDays } from '../src/domain/calendar/civil-date.ts';
import { dateInZone } from '../src/domain/calendar/zones.ts';
import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';
import { chanceOf } from '../test/db/crash.ts';
import type { RequestKind } from './load-plan.ts';

const TABLE = join(import.meta.dirname, '../test/tables/search-queries.json');
const QUESTIONS = 20_000;

/** What the crowd reads most, and what is in the cache after the first of them. */
export const CACHED_PAGES = [
  '/',
  '/sky',
  '/tarot',
  '/quotes',
  '/blog',
  ...SIGN_KEYS.map((sign) => `/horoscope/${sign}`),
];

/** Half real questions, half of words of several: hardly one comes twice, so that none is answered from memory. */
function questions(seed: number): string[] {
  const known = (JSON.parse(readFileSync(TABLE, 'utf8')) as { q: string }[]).map(({ q }) => q);
  const words = [...new Set(known.flatMap((q) => q.split(/\s+/)))];
  const chance = chanceOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  return Array.from({ length: QUESTIONS }, () => {
    const mixed =
      chance() < 0.5 ? `${pick(known)} ${pick(words)}` : `${pick(words)} ${pick(words)} ${pick(words)}`;
    return encodeURIComponent(mixed);
  });
}

/** Old days of every sign in mixed order: pages that nobody has asked for yet. */
function archivePages(seed: number): string[] {
  const today = dateInZone(Date.now(), 'UTC');
  const pages: { address: string; order: number }[] = [];
  const chance = chanceOf(seed);
  for (let date = ARCHIVE_FIRST_DAY; date < today; date = addDays(date, 1))
    for (const sign of SIGN_KEYS) pages.push({ address: `/archive/${sign}-${date}`, order: chance() });
  return pages.toSorted((one, other) => one.order - other.order).map(({ address }) => address);
}

/** Most of them search, as when the site was found to fall: six of ten. */
export function crowd(seed: number): RequestKind[] {
  const asked = questions(seed);
  const search = asked.map((q, at) => (at % 2 ? `/api/search?q=${q}` : `/search?q=${q}`));
  return [
    { name: 'search', share: 0.6, targets: search },
    { name: 'cached', share: 0.25, targets: CACHED_PAGES },
    { name: 'archive', share: 0.15, targets: archivePages(seed) },
  ];
}
