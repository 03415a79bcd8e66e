import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../../../src/domain/calendar/written-date.ts';
import { PERIOD_KINDS, periodOf } from '../../../src/domain/forecast/period.ts';
import { distanceLabel, factLabel, houseLabel } from '../../../src/domain/horoscope/fact-label.ts';
import { factMeaning, reasonText } from '../../../src/domain/horoscope/fact-meaning.ts';
import { slips } from '../../../src/domain/horoscope/prose-rules.ts';
import type { Fact } from '../../../src/domain/horoscope/reading.ts';
import { comingFact, lunationFacts, phaseFact } from '../../../src/domain/horoscope/sign-facts.ts';
import { factsOf } from '../../../src/domain/horoscope/day-facts.ts';
import { ASPECT_KINDS } from '../../../src/domain/sky/sky.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, skyOf } from '../forecast/banks.ts';
import { daysFrom } from './bank.ts';

const trine: Fact = {
  kind: 'aspect',
  bodies: ['moon', 'venus'],
  aspect: 'trine',
  exactAt: '2026-11-15T14:12:00Z',
  orbDeg: 0.83,
  tense: 'exact',
  text: 'The Moon and Venus form an exact trine today.',
};
const square: Fact = { ...trine, bodies: ['mercury', 'mars'], aspect: 'square', orbDeg: 2.84 };
const place: Fact = {
  kind: 'placement',
  bodies: ['moon'],
  sign: 'leo',
  house: 10,
  tense: 'standing',
  text: 'The Moon in Leo is in your tenth house, the house of career and reputation.',
};
const turn = (text: string): Fact => ({ kind: 'station', bodies: ['mercury'], tense: 'exact', text });

describe('a reason', () => {
  it.each<[string, Fact, string, string]>([
    ['an exact angle', trine, 'Moon trine Venus', 'Feelings and affection get along without trying'],
    [
      'an angle to come',
      { ...square, tense: 'coming' },
      'Mercury square Mars',
      'Words and drive get in each other’s way, more each day',
    ],
    [
      'an angle that fades',
      { ...square, tense: 'fading' },
      'Mercury square Mars',
      'Words and drive get in each other’s way, less each day',
    ],
    ['a place', place, 'Moon in Leo', 'Moods step into the light'],
    [
      'a change of sign',
      { ...place, kind: 'ingress', tense: 'exact', exactAt: '2026-11-15T20:00:00Z' },
      'Moon moves into Leo',
      'Moods step into the light',
    ],
    [
      'a ruler',
      { ...place, kind: 'ruler', bodies: ['pluto'], sign: 'aquarius' },
      'Pluto in Aquarius',
      'It speaks for your sign: questions of power go their own way',
    ],
    [
      'a turn',
      turn('Mercury turns direct today.'),
      'Mercury turns direct',
      'Talk and plans move forward again',
    ],
    [
      'the other turn',
      turn('Mercury turns retrograde tomorrow, in Leo.'),
      'Mercury turns retrograde',
      'Talk and plans go back over old ground',
    ],
    [
      'a way back',
      { ...turn(''), kind: 'retrograde', tense: 'standing' },
      'Mercury retrograde',
      'Talk and plans go back over old ground',
    ],
  ])('that is %s has a label and says what it does', (_, fact, label, meaning) => {
    expect([factLabel(fact), factMeaning(fact)]).toEqual([label, meaning]);
  });

  it.each([
    ['2026-11-09', 'New Moon in Scorpio', 'A dark sky and a fresh start'],
    ['2026-11-24', 'Full Moon in Gemini', 'At its brightest: what’s grown shows'],
  ])('on %s knows which Moon it is', (date, label, meaning) => {
    const [fact] = lunationFacts(factsOf(date));
    expect([factLabel(fact!), factMeaning(fact!)]).toEqual([label, meaning]);
  });

  it.each([
    ['2026-11-09', 'New Moon', 'A dark sky and a fresh start'],
    ['2026-11-13', 'Waxing crescent Moon', 'Its light is growing: a time to build'],
    ['2026-11-17', 'First quarter Moon', 'Halfway to full: time to act'],
    ['2026-11-21', 'Waxing gibbous Moon', 'Its light is growing: a time to build'],
    ['2026-11-24', 'Full Moon', 'At its brightest: what’s grown shows'],
    ['2026-11-28', 'Waning gibbous Moon', 'Its light is shrinking: a time to wrap up'],
    ['2026-12-01', 'Last quarter Moon', 'Half lit and waning: wrap things up'],
    ['2026-12-05', 'Waning crescent Moon', 'Its light is shrinking: a time to wrap up'],
  ])('on %s knows the phase', (date, label, meaning) => {
    const fact = phaseFact(factsOf(date));
    expect([factLabel(fact), factMeaning(fact)]).toEqual([label, meaning]);
  });

  it.each([
    ['solar', 'leo', 'Solar eclipse in Leo', 'A new Moon with extra weight: begin gently'],
    ['lunar', 'pisces', 'Lunar eclipse in Pisces', 'A full Moon with extra weight: let things end'],
  ] as const)('knows a %s eclipse that comes tomorrow', (what, sign, label, meaning) => {
    const fact = comingFact({ body: 'moon', what, sign });
    expect([factLabel(fact), factMeaning(fact)]).toEqual([label, meaning]);
  });

  it('says how far an angle is from exact, and never where it is exact', () => {
    expect(distanceLabel({ ...square, tense: 'coming' })).toBe('2.8° from exact');
    expect(distanceLabel({ ...square, tense: 'fading' })).toBe('2.8° past exact');
    expect(distanceLabel({ ...square, tense: 'fading', orbDeg: 0.04 })).toBe('less than 0.1° past exact');
    expect(distanceLabel(trine)).toBeNull();
    expect(distanceLabel(place)).toBeNull();
  });

  it('says what its house is about', () => {
    expect(houseLabel(10)).toBe('your tenth house: career and reputation');
  });

  it('stands alone where no label is above it', () => {
    expect(reasonText(trine)).toBe(
      'The Moon and Venus form an exact trine today. Feelings and affection get along without trying.',
    );
  });
});

/** Words of the trade, of a clock and of the label: the half sentence goes without them. */
const NOT_FOR_NEWCOMERS = new RegExp(
  [...ASPECT_KINDS, 'orb', '\\d', 'house', 'today', 'tomorrow', 'tonight', ...WEEKDAYS].join('|'),
  'i',
);

describe('the half sentence of every reason', () => {
  const daily = daysFrom('2026-10-01', 60).flatMap(({ readings }) =>
    readings.flatMap(({ because }) => because.flatMap(({ facts }) => facts)),
  );
  const ofPeriods = PERIOD_KINDS.flatMap((kind) => {
    const period = periodOf(kind, '2026-11-15');
    const almanac = almanacThrough(period);
    return SIGN_KEYS.flatMap((sign) => {
      const { because } = almanac.reading(sign, period, skyOf(period));
      return because.flatMap(({ facts }: { facts: Fact[] }) => facts);
    });
  });

  it.each([
    ['days', daily],
    ['weeks and months', ofPeriods],
  ])('of %s is short, plain, and repeats nothing of the line above', (_, facts) => {
    expect(facts.length).toBeGreaterThan(100);
    for (const fact of facts) {
      const meaning = factMeaning(fact);
      expect(meaning).toMatch(/^[A-Z][\w ,:’]+\w$/);
      expect(meaning).not.toMatch(NOT_FOR_NEWCOMERS);
      expect(meaning).not.toContain(factLabel(fact));
      expect(meaning.length, meaning).toBeLessThanOrEqual(80);
      expect(slips(`${meaning}.`)).toEqual([]);
    }
  });
});
