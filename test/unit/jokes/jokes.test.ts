import { describe, expect, it } from 'vitest';
import { readJokeFiles } from '../../../scripts/compile-content.ts';
import { jokesFrom } from '../../../src/content/jokes.ts';
import { ARCHIVE_FIRST_DAY } from '../../../src/domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../../src/domain/calendar/civil-date.ts';
import { jokeOf, REST_DAYS, subjectOf, type Joke } from '../../../src/domain/jokes/jokes.ts';

const real = jokesFrom(readJokeFiles());
const THREE_YEARS = 3 * 366;
const days = Array.from({ length: THREE_YEARS }, (_, index) => addDays(ARCHIVE_FIRST_DAY, index));

const written = (count: number, name: string, since: CivilDate): Joke[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, since, text: `${name} ${index}` }));

/** The joke of each of the days, by id. */
const idsOn = (jokes: readonly Joke[], on = days): string[] => on.map((day) => jokeOf(day, jokes).id);

/** How many days lie between a joke and its next time, at the least. */
function shortestRest(ids: readonly string[]): number {
  const last = new Map<string, number>();
  return ids.reduce((shortest, id, day) => {
    const rest = day - (last.get(id) ?? -Infinity);
    last.set(id, day);
    return Math.min(shortest, rest);
  }, Infinity);
}

/** As it might go on: a handful now and then, one on the day after, a hundred at once, some on the last day. */
const LATER = [
  ...written(7, 'handful', '2026-11-20'),
  ...written(1, 'single', '2026-11-21'),
  ...written(100, 'hundred', '2027-06-01'),
  ...written(3, 'late', days.at(-1)!),
];

describe('a hidden joke', () => {
  const OFTEN = 30;

  it('is told on none of its days, and all other days keep theirs', () => {
    const { id } = real[7]!;
    const jokes = real.map((joke) => (joke.id === id ? { ...joke, hidden: true } : joke));
    const [before, after] = [idsOn(real), idsOn(jokes)];
    expect(after).not.toContain(id);
    expect(after.filter((one, index) => one !== before[index])).toHaveLength(
      before.filter((one) => one === id).length,
    );
    expect(shortestRest(after)).toBeGreaterThan(OFTEN);
  });

  it('stands beside enough that are not', () => {
    const files = readJokeFiles() as Record<string, Joke[]>;
    const all = Object.values(files).flat();
    const hidden = all.map((joke) => ({ ...joke, hidden: true }));
    expect(() => jokesFrom({ 'jokes/all.yml': hidden })).toThrow(`needs ${REST_DAYS + 1}`);
  });
});

describe('the joke of the day', () => {
  it('is never told twice within 200 days, over three years', () => {
    const ids = idsOn(real);
    expect(shortestRest(ids)).toBeGreaterThan(REST_DAYS);
    expect(new Set(ids).size).toBe(real.length);
  });

  it('needs no more jokes than one above the days of rest', () => {
    const ids = idsOn(written(REST_DAYS + 1, 'few', ARCHIVE_FIRST_DAY));
    expect(shortestRest(ids)).toBe(REST_DAYS + 1);
  });

  it('is never told twice within 200 days while the bank grows', () => {
    expect(shortestRest(idsOn([...real, ...LATER]))).toBeGreaterThan(REST_DAYS);
  });

  it('of a past day does not change when jokes are added', () => {
    for (const since of new Set(LATER.map((joke) => joke.since))) {
      const past = days.slice(0, days.indexOf(since));
      const known = [...real, ...LATER.filter((joke) => joke.since < since)];
      const added = [...real, ...LATER.filter((joke) => joke.since <= since)];
      expect(idsOn(added, past)).toEqual(idsOn(known, past));
    }
  });

  it('is a new one as soon as there is one', () => {
    const ids = idsOn([...real, ...LATER]);
    const from = (day: CivilDate, count: number) => ids.slice(days.indexOf(day)).slice(0, count);
    expect(from('2026-11-20', 1)[0]).toMatch(/^handful/);
    expect(from('2026-11-21', 1)).toEqual(['single-0']);
    expect(from('2026-11-22', 6).every((id) => id.startsWith('handful'))).toBe(true);
    expect(new Set(from('2027-06-01', 100)).size).toBe(100);
    expect(from('2027-06-01', 100).every((id) => id.startsWith('hundred'))).toBe(true);
  });

  it('does not depend on the order of files', () => {
    expect(idsOn(real.toReversed())).toEqual(idsOn(real));
  });

  it('is about something else than yesterday’s', () => {
    const subjects = days.map((day) => subjectOf(jokeOf(day, real)));
    expect(subjects.filter((one, day) => one === subjects[day + 1])).toEqual([]);
  });

  it('does not exist before the first day', () => {
    expect(() => jokeOf('2025-12-31', real)).toThrow(RangeError);
    expect(jokeOf('2026-01-01', real).text).not.toBe('');
  });
});
