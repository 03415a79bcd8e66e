import { describe, expect, it } from 'vitest';
import { readReportFiles } from '../../../scripts/compile-content.ts';
import { reportBankFrom } from '../../../src/content/report.ts';
import { monthDay } from '../../../src/domain/calendar/written-date.ts';
import { dateInZone } from '../../../src/domain/calendar/zones.ts';
import { wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';
import type { ReportDocument } from '../../../src/domain/report/document.ts';
import { ageAt, AGES, fitting } from '../../../src/domain/report/ages.ts';
import { AXES, LEANS } from '../../../src/domain/report/leans.ts';
import type { Passage } from '../../../src/domain/report/passages.ts';
import { oppositeOf, pairOf, type Trait } from '../../../src/domain/report/traits.ts';
import { passagesOf, randomBirth, reportOf, YEAR } from './random-births.ts';

const bank = reportBankFrom(readReportFiles());
const reports = Array.from({ length: 50 }, (_, index) => reportOf(randomBirth(index), bank));
const idsOf = reports.map(({ document }) => new Set(passagesOf(document).map(({ id }) => id)));

/** Claims of a whole report that an earlier paragraph claims the opposite of, with no sentence up to them that looks back to it. */
function contradictions({ themes }: ReportDocument): string[] {
  const passages = themes.flatMap((chapter) => chapter.passages);
  return passages.flatMap(({ id, traits }, at) =>
    traits.flatMap((trait) => {
      const opposite = oppositeOf(trait);
      const before = passages.slice(0, at).filter((own) => own.traits.includes(opposite));
      const explained = passages.slice(0, at + 1).flatMap(({ bridges }) => bridges);
      const isExplained = explained.includes(opposite) || explained.includes(trait);
      return before.length > 0 && !isExplained ? [`${before[0]!.id} and ${id}`] : [];
    }),
  );
}

/** Whether a link quotes what one of the paragraphs said, or is the short look at what was quoted before. */
function recalls(link: string, said: Trait, before: readonly Passage[]): boolean {
  const echoes = before.map(({ id }) => bank.echoes.get(id)?.[said]).filter((echo) => echo !== undefined);
  const looks = [...echoes, ...bank.secondLooks[pairOf(said)]];
  // What stands at the end of a quotation may have taken the full stop into its quotes.
  return looks.some((text) => link.includes(text.replace(/”$/, '')));
}

/** Paragraphs that two reports have in common, as a part of the shorter one. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((id) => other.has(id)).length / Math.min(one.size, other.size);
}

const dayOf = (atMs: number): string => monthDay(dateInZone(atMs, YEAR.zone));

describe('fifty reports', () => {
  it('are of births everywhere, in all years, with hours known and unknown', () => {
    const births = reports.map(({ birth }) => birth);
    const latitudes = births.map(({ place }) => place.latitudeDeg);
    expect(latitudes.filter((own) => own > 66.6).length).toBeGreaterThan(1);
    expect(latitudes.filter((own) => own < -66.6).length).toBeGreaterThan(1);
    expect(latitudes.filter((own) => own < 0 && own > -60).length).toBeGreaterThan(10);
    const years = births.map(({ time }) => new Date(time.atMs).getUTCFullYear());
    expect([Math.min(...years) < 1910, Math.max(...years) > 2015]).toEqual([true, true]);
    expect(
      Object.entries(Object.groupBy(births, ({ clock }) => clock)).map(([clock, own]) => [clock, own.length]),
    ).toEqual([
      ['known', 30],
      ['unknown', 10],
      ['hour', 5],
      ['quarter of an hour', 5],
    ]);
  });

  it('contradict themselves nowhere in the book without saying so', () => {
    expect(reports.flatMap(({ document }) => contradictions(document))).toEqual([]);
  });

  it('say so by looking back to what was said, once for each pair and once more in a later chapter', () => {
    let count = 0;
    for (const { document } of reports) {
      const titles = document.themes.map(({ title }) => title);
      const passages = document.themes.flatMap((chapter) => chapter.passages);
      const bridges = passages.flatMap((passage) => passage.bridges);
      count += bridges.length;
      const pairs = Map.groupBy(bridges, pairOf);
      for (const own of pairs.values()) expect(own.length).toBeLessThanOrEqual(2);
      for (const { passages: own } of document.themes) {
        const here = own.flatMap((passage) => passage.bridges).map(pairOf);
        expect(new Set(here).size).toBe(here.length);
      }
      for (const [at, { link, bridges: own, traits }] of passages.entries()) {
        // The first of a chapter has what leads into it as well.
        if (own.length > 0) expect(link).not.toBeNull();
        const earlier = new Set(passages.slice(0, at).flatMap((passage) => passage.traits));
        // It bears on both: on this paragraph and on one before it.
        for (const said of own)
          expect([earlier.has(said), traits.includes(oppositeOf(said))]).toEqual([true, true]);
        const [, named] = /\bin “([^”,.]+)[,.]?”/i.exec(link ?? '') ?? [];
        if (named) expect(titles).toContain(named);
        for (const said of own)
          expect([link, recalls(link!, said, passages.slice(0, at))]).toEqual([link, true]);
      }
    }
    expect(count).toBeGreaterThan(reports.length);
  });

  it('bridge the opposites of one chapter in the later chapters too', () => {
    const later = reports
      .filter(({ birth }) => birth.clock === 'known')
      .map(({ document }) =>
        document.themes
          .filter(({ key }) => ['mind', 'love', 'work', 'pulls'].includes(key))
          .flatMap(({ passages }) => passages.flatMap(({ bridges }) => bridges)),
      );
    expect(later.filter((bridges) => bridges.length > 0).length).toBeGreaterThan(later.length * 0.9);
    for (const { document } of reports) {
      const bridged = document.themes.flatMap(({ passages }) => passages.flatMap(({ bridges }) => bridges));
      for (const { passages } of document.themes) {
        const here = passages.flatMap(({ bridges }) => bridges).map(pairOf);
        const traits = passages.flatMap((passage) => passage.traits);
        const open = traits.filter(
          (trait) => traits.includes(oppositeOf(trait)) && !here.includes(pairOf(trait)),
        );
        // What has been explained twice, once in another chapter where both stood, is known.
        for (const trait of open)
          expect(bridged.filter((own) => pairOf(own) === pairOf(trait)).length).toBe(2);
      }
    }
  });

  it('open with a portrait and close with what to take along, seldom in the same words', () => {
    const openings = reports.map(({ document }) => document.opening.paragraphs.join(' '));
    const closings = reports.map(({ document }) => document.closing.paragraphs.join(' '));
    for (const { birth, document } of reports) {
      const text = document.opening.paragraphs.join(' ');
      const count = wordsOf(text).length;
      const least = birth.clock === 'known' ? 140 : 95;
      expect([text, count >= least && count <= 320]).toEqual([text, true]);
    }
    expect(new Set(openings).size).toBe(reports.length);
    expect(new Set(closings).size).toBe(reports.length);
  });

  it('have a thread that the first page names, chapters take up and the last page brings to an end', () => {
    const { leans, arguments: pulls, before } = bank.spine;
    let arguedInPulls = 0;
    for (const { document } of reports) {
      const opening = document.opening.paragraphs.join(' ');
      const closing = document.closing.paragraphs.join(' ');
      const lean = Object.values(leans).find(({ closing: own }) => closing.includes(own));
      const pull = Object.values(pulls).find(({ closing: own }) => closing.includes(own));
      expect([lean, pull].some((own) => own !== undefined)).toBe(true);
      for (const own of [lean, pull])
        if (own) expect(opening).toContain(own.named.replace(/^(?:One|The other) is /, ''));
      const later = document.themes.slice(1);
      for (const { key, passages } of later) {
        const words = before[key as keyof typeof before];
        expect([words.after, words.otherwise].some((own) => passages[0]!.link?.startsWith(own))).toBe(true);
      }
      const taken = later.flatMap(({ key, passages }) =>
        passages.flatMap(({ id, link, leans: own }) =>
          LEANS.filter((one) => link?.includes(leans[one].chapters[key as keyof typeof before])).map(
            (one) => ({
              id,
              one,
              isBorneOut: own.includes(one),
            }),
          ),
        ),
      );
      // A thread is said before a paragraph that bears it out, and each of the two comes back.
      expect(taken.filter(({ isBorneOut }) => !isBorneOut)).toEqual([]);
      const argument = AXES.find(([one]) => pulls[one] === pull);
      const last = later.find(({ key }) => key === 'pulls')?.passages;
      const isWhole = pull !== undefined && (last?.[0]!.link?.includes(pull.pulls) ?? false);
      if (lean) expect(taken.some(({ one }) => leans[one] === lean)).toBe(true);
      if (argument)
        expect(isWhole || taken.some(({ one }) => argument.some((side) => side === one))).toBe(true);
      // What pulls against what has the whole argument only where both sides of it stand there.
      const shown = new Set(last?.flatMap((passage) => passage.leans));
      if (isWhole) expect(argument!.every((one) => shown.has(one))).toBe(true);
      if (isWhole) arguedInPulls += 1;
    }
    expect(arguedInPulls).toBeGreaterThan(1);
  });

  it('tell of a generation no more than twice, and of work in the chapter on work', () => {
    for (const { birth, document } of reports) {
      const keys = passagesOf(document).map(({ key }) => key);
      const ofGeneration = keys.filter((key) =>
        /^(?:uranus|neptune|pluto)\/sign|^aspect\/(?:uranus|neptune)\//.test(key),
      );
      expect(ofGeneration.filter((key) => !/ascendant|midheaven/.test(key)).length).toBeLessThanOrEqual(2);
      const work = document.themes.find(({ key }) => key === 'work');
      if (birth.clock === 'known') expect(work!.passages[0]!.key).toMatch(/^midheaven\//);
    }
  });

  it('have no empty chapter and no empty month', () => {
    for (const { document } of reports) {
      for (const { passages, lede } of document.themes) {
        expect(passages.length).toBeGreaterThanOrEqual(2);
        expect(lede).toMatch(/\.$/);
      }
      expect(document.year.months).toHaveLength(12);
      // A month without anything exact has a date of its own: until when something is felt, or a phase of the Moon.
      for (const { passages, events, note } of document.year.months) {
        const dated = note !== null && (events.length > 0 || /\d/.test(note));
        expect([note, passages.length > 0 || dated]).toEqual([note, true]);
      }
      expect(document.method.notes.length).toBeGreaterThanOrEqual(5);
      expect(JSON.stringify(document)).not.toMatch(/\{[a-z-]+\}/);
    }
  });

  it('have words for every date of the year, and say where in its visit a planet is', () => {
    for (const { document } of reports)
      for (const { events, passages, note } of document.year.months) {
        for (const { label, atMs, earliest, latest, felt } of events) {
          const name = label.replace(' meets ', ' on ').toLowerCase();
          const isTold = passages.some(({ fact }) => fact.headline === label);
          const isNoted = note !== null && (note.toLowerCase().includes(name) || note.includes(dayOf(atMs)));
          expect([label, isTold || isNoted]).toEqual([label, true]);
          expect([label, felt === null || (felt.from <= earliest && latest <= felt.to)]).toEqual([
            label,
            true,
          ]);
        }
        // Several passes: whether this is the first, one between or the last is said before the paragraph.
        for (const { fact, link } of passages) expect(link !== null).toBe(fact.detail.includes('; '));
      }
  });

  it('say nothing that does not fit the age', () => {
    const told = reports.flatMap(({ subject, document }) =>
      passagesOf(document).map(({ id }) => ({ id, age: ageAt(subject.chart, subject.year.fromMs) })),
    );
    expect(told.filter(({ id, age }) => bank.unfit.get(id)?.includes(age))).toEqual([]);
    const old = told.filter(({ age }) => age === 'old').map(({ id }) => id);
    expect(old).not.toContain('transit-saturn-midheaven-join');
    expect(old.filter((id) => /^transit-.*-late$/.test(id)).length).toBeGreaterThan(0);
    // What a report cannot leave out fits every age.
    const core = [...bank.paragraphs].filter(([key]) => /^(?:midheaven|ascendant|ruler)\//.test(key));
    expect(core.length).toBe(36);
    for (const [key, paragraphs] of core)
      for (const age of AGES)
        expect([key, age, fitting(paragraphs, age, bank.unfit).length]).toEqual([key, age, 1]);
  });

  it('say nothing twice, and nothing beside what it may not stand beside', () => {
    for (const { document } of reports) {
      const passages = passagesOf(document);
      const ids = passages.map(({ id }) => id);
      const said = [...passages.map(({ link }) => link), ...document.year.months.map(({ note }) => note)];
      const lines = said.filter((line) => line !== null);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(lines).size).toBe(lines.length);
      expect(bank.neverTogether.filter((pair) => pair.every((id) => ids.includes(id)))).toEqual([]);
    }
  });

  it('share little with one another', () => {
    const parts = idsOf
      .flatMap((one, at) => idsOf.slice(at + 1).map((other) => sharedPart(one, other)))
      .sort((a, b) => a - b);
    expect(parts).toHaveLength(1225);
    expect(parts[Math.floor(parts.length * 0.95)]!).toBeLessThan(0.35);
    expect(parts.at(-1)!).toBeLessThan(0.5);
  });

  it('fill a book where the hour is known, in ten chapters', () => {
    const full = reports.filter(({ birth }) => birth.clock === 'known');
    const counts = full.map(({ document }) => passagesOf(document).length).sort((a, b) => a - b);
    expect([counts[0]! >= 37, counts[15]! >= 44, counts.at(-1)! <= 60]).toEqual([true, true, true]);
    for (const { document } of full) expect([document.method.number, document.leftOut]).toEqual([10, []]);
  });

  it('leave out angles and houses where the hour is unknown, and say so', () => {
    for (const { birth, document } of reports) {
      if (birth.clock !== 'unknown') continue;
      const keys = passagesOf(document).map(({ key }) => key);
      expect(keys.filter((key) => /ascendant|midheaven|house|half/.test(key))).toEqual([]);
      expect(document.themes.map(({ key }) => key)).not.toContain('entrance');
      expect(document.opening.paragraphs[0]).toMatch(/rising sign, the twelve houses and the midheaven/);
      expect(document.themes.map(({ key }) => key)).toContain('work');
      expect(document.themes[0]!.title).toBe('The day you came');
      expect(document.leftOut).toContain('How you come in');
      const notes = document.method.notes.map(({ id }) => id);
      expect(notes.slice(0, 2)).toEqual(['no-time', 'left-out']);
      expect(notes).not.toContain('rulers');
      expect(document.method.notes[1]!.text).toContain('“How you come in”');
      const facts = document.themes.flatMap(({ passages }) => passages.map(({ fact }) => fact.detail));
      expect(facts.filter((detail) => /house|ascendant|midheaven|Moon at/.test(detail))).toEqual([]);
    }
  });

  it('are the same whenever they are written', () => {
    expect(reportOf(randomBirth(3), bank).document).toEqual(reports[3]!.document);
  });
});
