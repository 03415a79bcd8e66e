import { describe, expect, it } from 'vitest';
import { voicesOf } from '../../../src/domain/forecast/candidates.ts';
import { factLine } from '../../../src/domain/forecast/change-words.ts';
import { eclipseAt } from '../../../src/domain/forecast/eclipses.ts';
import { periodOf } from '../../../src/domain/forecast/period.ts';
import type { Section } from '../../../src/domain/forecast/sections.ts';
import type { Fact } from '../../../src/domain/horoscope/reading.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, skyOf } from './banks.ts';

const SOLAR = { eclipse: 'solar', line: 'Solar eclipse', inStrip: 'Solar eclipse in Leo' };
const PARTIAL = { eclipse: 'lunar', line: 'Lunar eclipse', inStrip: 'Lunar eclipse in Pisces' };
const TOTAL = { eclipse: 'lunar', line: 'Lunar eclipse', inStrip: 'Lunar eclipse in Virgo' };

describe.each([
  { kind: 'weekly', date: '2026-08-12', ...SOLAR },
  { kind: 'monthly', date: '2026-08-12', ...SOLAR },
  { kind: 'weekly', date: '2026-08-28', ...PARTIAL },
  { kind: 'weekly', date: '2026-03-03', ...TOTAL },
  { kind: 'monthly', date: '2026-03-03', ...TOTAL },
] as const)('the $eclipse eclipse of $date in the $kind forecast', ({ kind, date, ...names }) => {
  const period = periodOf(kind, date);
  const almanac = almanacThrough(period);
  const sections = SIGN_KEYS.flatMap((sign) => {
    const reading = almanac.reading(sign, period, skyOf(period));
    const changes = reading.changes.map(({ text }) => text);
    return reading.because.map(({ section, facts }: { section: Section; facts: Fact[] }) => {
      return { facts, changes, text: (reading as Partial<Record<Section, string>>)[section]! };
    });
  });
  const onTheDay = sections.filter(({ facts }) =>
    facts.some(({ bodies, exactAt }) => bodies.join() === 'moon,sun' && exactAt?.startsWith(date)),
  );

  it('has one name in the words, in the line above them, in the reason and in the strip', () => {
    expect(onTheDay.length).toBeGreaterThan(0);
    for (const { facts, text, changes } of onTheDay) {
      expect(text).toContain(`${names.eclipse} eclipse`);
      const fact = facts.find(({ exactAt }) => exactAt?.startsWith(date))!;
      expect(factLine([fact])).toEqual({ words: names.line, at: fact.exactAt });
      expect(fact.eclipse).toBe(names.eclipse);
      expect(fact.text).toContain(`${names.eclipse} eclipse`);
      expect(changes).toContain(names.inStrip);
    }
  });

  it('lends its name to nothing else of the period', () => {
    const others = sections.filter(({ facts }) => !facts.some(({ eclipse }) => eclipse));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ text }) => text.includes('eclipse'))).toEqual([]);
  });
});

describe('a new or full Moon without an eclipse', () => {
  it.each(['2026-09-11', '2026-11-09', '2026-11-24'])('keeps its own name: %s', (date) => {
    const sky = skyOf(periodOf('weekly', date));
    const lunation = sky.events.find(({ kind }) => kind === 'lunation')!;
    expect(new Date(lunation.atMs).toISOString().slice(0, 10)).toBe(date);
    expect(eclipseAt(lunation.atMs, sky.around)).toBeUndefined();
    const told = voicesOf(sky).flatMap(({ aspects }) => aspects.map(({ body, other }) => `${body} ${other}`));
    expect(told).not.toContain('moon sun');
  });
});
