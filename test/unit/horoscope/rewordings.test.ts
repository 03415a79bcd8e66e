import { beforeAll, describe, expect, it } from 'vitest';
import { readReadingFiles } from '../../../scripts/compile-content.ts';
import {
  readingBankFrom,
  readingProblems,
  type ReadingFiles,
  type ReadingParagraph,
} from '../../../src/content/horoscope.ts';
import { ARCHIVE_FIRST_DAY } from '../../../src/domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../../src/domain/calendar/civil-date.ts';
import { Almanac } from '../../../src/domain/horoscope/almanac.ts';
import { factsInOrder } from '../../../src/domain/horoscope/day-facts.ts';
import { blocksOf, type DailyReading } from '../../../src/domain/horoscope/reading.ts';
import { newestWords } from '../../../src/domain/horoscope/rewordings.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const FILES = readReadingFiles() as ReadingFiles;
const DAYS = 60;
const dates = Array.from({ length: DAYS }, (_, index) => addDays(ARCHIVE_FIRST_DAY, index));

/** Every reading of the span, with the names of its paragraphs. */
function readingsWith(files: Record<string, unknown>): { reading: DailyReading; units: string[] }[] {
  const almanac = new Almanac(readingBankFrom(files));
  const factsOn = factsInOrder();
  almanac.planThrough(dates.at(-1)!);
  return dates.flatMap((date) => {
    const facts = factsOn(date);
    return SIGN_KEYS.map((sign) => ({
      reading: almanac.reading(sign, date, facts),
      units: almanac.planOf(date)[sign].blocks.map(([, unit]) => unit),
    }));
  });
}

/** A paragraph with a summary that is told on most days, so that one finds it before and after any day. */
function oftenestLead(readings: ReturnType<typeof readingsWith>): string {
  const counts = new Map<string, number>();
  for (const { reading, units } of readings) {
    const lead = units[reading.lead]!;
    counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]![0];
}

function withUnits(id: string, changes: readonly Partial<ReadingParagraph>[]): ReadingFiles {
  const files = structuredClone(FILES);
  const [file, units] = Object.entries(files).find(([, list]) => list.some((unit) => unit.id === id))!;
  const { until: _, ...old } = units.find((unit) => unit.id === id)!;
  const added = changes.map((change, at) => ({ ...old, id: `${id}-r${at + 1}`, replaces: id, ...change }));
  return { ...files, [file]: [...units, ...added] };
}

describe('a paragraph with new words', () => {
  let before: ReturnType<typeof readingsWith>;
  let id: string;
  let told: CivilDate[];

  beforeAll(() => {
    before = readingsWith(FILES);
    id = oftenestLead(before);
    told = before.filter(({ units }) => units.includes(id)).map(({ reading }) => reading.date);
  });

  it('has them from its first day on, on exactly the days that had the old ones, and nothing else changes', () => {
    const since = told[1]!;
    const [heading, summary] = ['Another heading', 'Today asks for one plain word in a quiet room.'];
    const after = readingsWith(withUnits(id, [{ since, heading, summary }]));
    const changed = after.filter(({ reading }, at) => {
      const old = before[at]!;
      expect(after[at]!.units).toEqual(old.units);
      return JSON.stringify(reading) !== JSON.stringify(old.reading);
    });
    const due = before.filter(({ reading, units }) => reading.date >= since && units.includes(id));
    expect(due.length).toBeGreaterThan(0);
    expect(changed.map(({ reading }) => `${reading.sign} ${reading.date}`)).toEqual(
      due.map(({ reading }) => `${reading.sign} ${reading.date}`),
    );
    for (const { reading, units } of changed) {
      expect(blocksOf(reading.description)[units.indexOf(id)]!.heading).toBe(heading);
      expect(reading.summary === summary).toBe(reading.lead === units.indexOf(id));
    }
  });

  it('may get new words more than once: each day has those of its time', () => {
    const [first, second] = [told[0]!, told.at(-1)!];
    expect(first < second).toBe(true);
    const files = withUnits(id, [
      { since: second, heading: 'The second words' },
      { since: first, heading: 'The first words' },
    ]);
    const headings = readingsWith(files)
      .filter(({ units }) => units.includes(id))
      .map(({ reading, units }) => [reading.date, blocksOf(reading.description)[units.indexOf(id)]!.heading]);
    for (const [date, heading] of headings)
      expect(heading).toBe(date! >= second ? 'The second words' : 'The first words');
    const newest = newestWords(Object.values(files).flat());
    expect(newest.filter((unit) => unit.replaces === id)).toMatchObject([{ heading: 'The second words' }]);
    expect(newest.some((unit) => unit.id === id)).toBe(false);
  });
});

describe('the rules for new words', () => {
  const id = 'sun-1-plain-a';
  const since = '2026-12-01';
  const faultsOf = (changes: Partial<ReadingParagraph>[]): string[] =>
    readingProblems(withUnits(id, changes)).map((fault) => fault.replace(/^horoscope\/sun.yml: /, ''));

  it('are met by words of the same key, part and move from a later day', () => {
    expect(faultsOf([{ since }, { since: '2026-12-02' }])).toEqual([]);
  });

  it.each<[Partial<ReadingParagraph>[], string]>([
    [[{ since, replaces: 'sun-1-plain-zz' }], 'replaces sun-1-plain-zz, which does not exist'],
    [[{ since, key: 'sun/2/plain' }], `key must be that of ${id}: sun/1/plain`],
    [[{ since: '2020-01-01' }], `since must be later than that of ${id}`],
    [[{ since, until: '2027-01-01' }], `until is for ${id} to say`],
    [[{ since }, { since }], `replaces ${id} from the same day as ${id}-r2`],
    [
      [{ since }, { since: '2026-12-02', replaces: `${id}-r1` }],
      `replaces ${id}-r1, which itself replaces ${id}: name that one`,
    ],
  ])('are broken by %o', (changes, fault) => {
    expect(faultsOf(changes).join('\n')).toContain(fault);
  });

  it('keep the part of life and the move', () => {
    const { part, move } = Object.values(FILES)
      .flat()
      .find((unit) => unit.id === id)!;
    const other = part === 'Love' ? 'Work' : 'Love';
    expect(faultsOf([{ since, part: other, move: move === 'rest' ? 'push' : 'rest' }])).toEqual([
      `${id}-r1: part must be that of ${id}: ${part}`,
      `${id}-r1: move must be that of ${id}: ${move ?? 'none'}`,
    ]);
  });
});
