import { describe, expect, it } from 'vitest';
import { readReportFiles } from '../../../scripts/compile-content.ts';
import { reportBankFrom } from '../../../src/content/report.ts';
import { monthDay, monthDayYear, shortDay } from '../../../src/domain/calendar/written-date.ts';
import { dateInZone } from '../../../src/domain/calendar/zones.ts';
import { ageAt, fitting } from '../../../src/domain/report/ages.ts';
import { YEAR_LINES, type YearLine } from '../../../src/domain/report/bank.ts';
import { transitText } from '../../../src/domain/report/margin-words.ts';
import { reportText } from '../../../src/domain/report/plain-text.ts';
import { yearTransitsOf, type YearTransit } from '../../../src/domain/report/year-events.ts';
import { isPleasant, isSlowMover, isWeighty } from '../../../src/domain/report/year-kinds.ts';
import { transitName } from '../../../src/domain/report/year-lines.ts';
import { randomBirth, reportOf, YEAR } from './random-births.ts';

const bank = reportBankFrom(readReportFiles());
const reports = Array.from({ length: 50 }, (_, index) => {
  const report = reportOf(randomBirth(index), bank);
  return { ...report, all: yearTransitsOf(report.subject.transits, YEAR) };
});
const DAY_MS = 86_400_000;

const dayOf = (atMs: number): string => monthDay(dateInZone(atMs, YEAR.zone));
const sentencesIn = (lines: readonly (string | null)[]): string[] => lines.filter((line) => line !== null);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A line of year.yml as it may stand in a book, whatever fills its slots. */
const patternOf = (line: string): RegExp =>
  new RegExp(escaped(line).replaceAll(/\\\{\w+\\\}/g, '[^.;]+?'), 'g');

const PATTERNS = YEAR_LINES.filter((line) => line !== 'moons').flatMap((line) =>
  bank.year[line].map((text) => ({ line, pattern: patternOf(text) })),
);

/** Lines of the kinds in the months' notes and before their paragraphs, with how often each is said. */
function linesIn({ months }: (typeof reports)[number]['document']['year'], kinds: readonly YearLine[]) {
  const texts = months.flatMap(({ note, passages }) =>
    sentencesIn([note, ...passages.map(({ link }) => link)]),
  );
  return PATTERNS.filter(({ line }) => kinds.includes(line)).flatMap(({ line, pattern }) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([said]) => ({ line, pattern, said, text }))),
  );
}

const spokenOf = ({ all, document }: (typeof reports)[number]): YearTransit[] => {
  const listed = document.year.months.flatMap(({ events }) =>
    events.map(({ atMs, label }) => `${label} ${atMs}`),
  );
  return all.filter(({ events }) => events.some(({ atMs, label }) => listed.includes(`${label} ${atMs}`)));
};

describe('the year of fifty reports', () => {
  it('lists every exact day of what it tells of, in its month, and says something of each', () => {
    for (const report of reports) {
      const { months } = report.document.year;
      const told = months.flatMap(({ passages }) => passages.map(({ fact }) => fact));
      expect(told.length).toBeGreaterThan(0);
      for (const transit of spokenOf(report))
        for (const { atMs, label } of transit.events) {
          const date = dateInZone(atMs, YEAR.zone);
          const month = months.find((own) => own.month === date.slice(0, 7))!;
          expect([label, date, month.events.some((own) => own.label === label && own.atMs === atMs)]).toEqual(
            [label, date, true],
          );
          const name = transitName(transit).toLowerCase();
          const note = month.note ?? '';
          const isSaid = note.toLowerCase().includes(name) || note.includes(dayOf(atMs));
          const isTold = month.passages.some(({ fact }) => fact.headline === label);
          expect([label, date, isSaid || isTold]).toEqual([label, date, true]);
        }
      for (const { headline } of told) {
        const own = report.all.filter(({ label }) => label === headline);
        expect(own.length).toBeGreaterThan(0);
      }
    }
  });

  it('says "again" only of what the book has told or dated', () => {
    const unfounded = reports.flatMap(({ document, all }) => {
      const seen = new Set<string>();
      return document.year.months.flatMap(({ events, passages, note }) => {
        // What is under way as the year begins is told there, with its dates.
        for (const { fact } of passages) seen.add(fact.headline);
        return events.flatMap(({ label, turn, atMs }) => {
          const visit = all.find((own) =>
            own.events.some((one) => one.label === label && one.atMs === atMs),
          )!;
          const isDated = note?.includes(dayOf(visit.passes[0]!.atMs)) ?? false;
          const isFirst = turn === 'once' || turn === 'first';
          const isFounded = isFirst || seen.has(label) || isDated;
          seen.add(label);
          return isFounded ? [] : [`${label}, ${turn}`];
        });
      });
    });
    expect(unfounded).toEqual([]);
  });

  it('has its dates and its paragraphs in the order of time', () => {
    for (const { document } of reports)
      for (const { events, passages } of document.year.months) {
        expect(events.map(({ atMs }) => atMs)).toEqual(
          events.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
        );
        const days = passages.map(
          ({ fact }) => events.find(({ label }) => label === fact.headline)?.atMs ?? 0,
        );
        expect(days).toEqual(days.toSorted((a, b) => a - b));
      }
  });

  it('never says a line before a paragraph, or of something that comes again, twice', () => {
    for (const [index, { document }] of reports.entries()) {
      const said = linesIn(document.year, [
        'begins',
        'between',
        'ends',
        'lingers',
        'againEasy',
        'againHard',
        'lastEasy',
        'lastHard',
        'ahead',
        'hardBack',
        'hardJupiter',
        'hardLong',
        'light',
        'lightLong',
      ]);
      const twice = said.filter(({ pattern }, at) => said.findIndex((own) => own.pattern === pattern) < at);
      expect([index, twice.map((own) => own.said)]).toEqual([index, []]);
    }
  });

  it('says when something is felt in one place, and the same in both', () => {
    for (const { document, all } of reports) {
      const text = reportText(document);
      expect(text).not.toMatch(/, (?:again|last) · [^|\n]*\(felt/);
      for (const { events, passages } of document.year.months)
        for (const { fact } of passages) {
          const event = events.find(({ label, felt }) => label === fact.headline && felt !== null);
          if (!event) continue;
          expect(fact.detail).toContain(`to ${monthDayYear(event.felt!.to)}.`);
          expect(fact.detail).not.toContain('on and off');
          expect(fact.detail).toContain(monthDay(event.felt!.from));
          expect(text).toContain(`${event.label} · ${shortDay(event.earliest)}`);
        }
      for (const { spans, passes } of all) expect(spans[0]!.fromMs).toBeLessThanOrEqual(passes.at(-1)!.atMs);
    }
  });

  it('says of no visit that goes on what was over before, and only of what it has told', () => {
    for (const { document } of reports) {
      const seen = new Set<string>();
      for (const { month, note, events, passages } of document.year.months) {
        for (const { text } of linesIn(
          { ...document.year, months: [{ ...document.year.months[0]!, note, passages: [] }] },
          ['underWay'],
        )) {
          const names = [...seen].filter((name) => text.toLowerCase().includes(name));
          expect([month, text, names.length > 0]).toEqual([month, text, true]);
          const [, until] = /until (\w+ \d+(?:, \d{4})?)/i.exec(text)!;
          const year = until!.includes(',') ? '' : `, ${month.slice(0, 4)}`;
          const untilMs = Date.parse(`${until}${year}`);
          // Without its year it lies within the book, in this calendar year or the next.
          const last = untilMs < Date.parse(`${month}-01`) ? untilMs + 365 * DAY_MS : untilMs;
          expect(last).toBeGreaterThan(YEAR.fromMs);
        }
        for (const event of events) seen.add(transitName(event).toLowerCase());
        for (const { fact } of passages) {
          seen.add(fact.headline.replace(' meets ', ' on ').toLowerCase());
        }
      }
    }
  });

  it('has a paragraph for every slow planet at a light or an angle, before anything quicker', () => {
    for (const { subject, document, all } of reports) {
      const told = document.year.months.flatMap(({ passages }) => passages);
      const age = ageAt(subject.chart, YEAR.fromMs);
      const ids = document.themes.flatMap(({ passages }) => passages.map(({ id }) => id));
      const isApart = (id: string): boolean =>
        bank.neverTogether.some(
          (pair) =>
            pair.includes(id) &&
            pair.some((own) => ids.includes(own) || told.some((one) => one.id === own && own !== id)),
        );
      const missing = all
        .filter((own) => isWeighty(own) && own.events.length > 0)
        .filter(({ key }) => !told.some((own) => own.key === key))
        .filter(({ key }) =>
          fitting(bank.paragraphs.get(key) ?? [], age, bank.unfit).some(({ id }) => !isApart(id)),
        );
      expect(missing.map(({ label }) => label)).toEqual([]);
    }
  });

  it('has short lines that fit the kind of day', () => {
    for (const { document, all } of reports) {
      const named = (text: string): YearTransit[] =>
        all.filter((own) => text.toLowerCase().includes(transitName(own).toLowerCase()));
      const check = (kinds: YearLine[], isFit: (own: YearTransit) => boolean): void => {
        for (const { said } of linesIn(document.year, kinds))
          for (const own of named(said)) expect([said, isFit(own)]).toEqual([said, true]);
      };
      check(['againEasy', 'lastEasy'], isPleasant);
      check(['againHard', 'lastHard', 'hardLong', 'hardJupiter', 'hardBack'], (own) => !isPleasant(own));
      check(['hardLong', 'lightLong'], isSlowMover);
      check(['hardJupiter'], ({ body }) => body === 'jupiter');
      check(['hardBack'], ({ body, passes }) => body === 'mars' && passes.length > 1);
      check(['light'], (own) => isPleasant(own) && !isSlowMover(own));
    }
  });

  it('names no date twice in a row, and no angle without what it is to', () => {
    for (const { document } of reports) {
      for (const { note } of document.year.months)
        expect(note ?? '').not.toMatch(/\b([A-Z][a-z]+ \d+),? and \1\b/);
      const labels = document.year.months.flatMap(({ events }) => events.map(({ label }) => label));
      expect(labels.filter((label) => / (?:square|trine|sextile|opposite)$/.test(label))).toEqual([]);
    }
    expect(transitText('mars', 'square', 'mars')).toBe('Mars square your Mars');
    expect(transitText('jupiter', 'opposition', 'jupiter')).toBe('Jupiter opposite your Jupiter');
    expect(transitText('saturn', 'conjunction', 'saturn')).toBe('Saturn return');
    expect(transitText('uranus', 'opposition', 'uranus')).toBe('Uranus opposition');
  });

  it('puts a note before the paragraphs of a month where it speaks of earlier days', () => {
    const led = reports.flatMap(({ document }) => document.year.months.filter(({ noteLeads }) => noteLeads));
    expect(led.length).toBeGreaterThan(5);
    for (const { events, passages } of led) {
      const told = passages.map(({ fact }) => fact.headline);
      expect(told).not.toContain(events[0]!.label);
    }
  });

  it('speaks of stories beside the main one only where they overlap, and of a birthday where one is near', () => {
    let [apart, birthdays, behind] = [0, 0, 0];
    for (const { document, birth } of reports) {
      const { overview, months } = document.year;
      apart += /own time|another time|Apart from/.test(overview) ? 1 : 0;
      behind += /mostly behind you|had most of/.test(overview) ? 1 : 0;
      const near = months.find(({ note }) => note?.includes('within ten days'));
      if (!near) continue;
      birthdays += 1;
      const born = new Date(birth.time.atMs);
      const isNear = near.events.some(({ atMs }) =>
        [2026, 2027].some(
          (year) => Math.abs(Date.UTC(year, born.getUTCMonth(), born.getUTCDate(), 12) - atMs) <= 10 * DAY_MS,
        ),
      );
      expect(isNear).toBe(true);
    }
    expect([apart > 5, birthdays > 5, behind > 2]).toEqual([true, true, true]);
  });

  it('makes no appointment with what is felt for months', () => {
    const appointments = reports.filter(({ document, all }) => {
      const text = document.closing.paragraphs[1]!;
      const long = all.filter(({ passes }) => passes.length > 1);
      const isLong = long.some((own) => text.toLowerCase().includes(transitName(own).toLowerCase()));
      return isLong && /date to|Of the days ahead/.test(text);
    });
    expect(appointments).toEqual([]);
  });

  it('has words of their own for the young and the old', () => {
    const idsFor = (key: string, age: 'young' | 'middle' | 'old'): string[] =>
      fitting(bank.paragraphs.get(key)!, age, bank.unfit).map(({ id }) => id);
    expect(idsFor('transit/saturn/midheaven/join', 'young')).toEqual(['transit-saturn-midheaven-join-young']);
    expect(idsFor('transit/saturn/midheaven/join', 'middle')).toEqual(['transit-saturn-midheaven-join']);
    expect(idsFor('transit/neptune/neptune/hard', 'old')).toEqual(['transit-neptune-neptune-hard-old']);
    expect(idsFor('transit/neptune/neptune/hard', 'middle')).toEqual(['transit-neptune-neptune-hard']);
  });
});
