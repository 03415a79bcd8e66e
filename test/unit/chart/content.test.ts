import { describe, expect, test } from 'vitest';
import { chartFaults } from '../../../scripts/chart-check.ts';
import { readChartFiles } from '../../../scripts/compile-content.ts';
import { chartBankFrom, chartProblems } from '../../../src/content/chart.ts';
import { todayKey } from '../../../src/domain/chart/keys.ts';
import { birthSkyWords } from '../../../src/domain/chart/birth-sky.ts';
import { aspectSentence } from '../../../src/domain/chart/aspect-words.ts';

type Units = { key: string; text: string }[];

describe('the words of birth charts', () => {
  test('are without a fault', () => {
    expect(chartFaults()).toEqual([]);
  });

  test('are there for every meeting of a planet with a place, and none is said of two', () => {
    const { today, sun, moon, rising } = chartBankFrom(readChartFiles());
    expect(today.size).toBe(108);
    expect(today.has(todayKey({ body: 'saturn', point: 'midheaven', quality: 'hard' }))).toBe(true);
    const texts = [...today.values()].map(({ text }) => text);
    expect(new Set([...texts, ...sun.values(), ...moon.values(), ...rising.values()]).size).toBe(108 + 36);
  });

  test('that are missing, too long or doubled are named', () => {
    const files = readChartFiles();
    const sun = files['chart/sun.yml'] as Units;
    const [first, second, ...rest] = sun;
    const faults = chartProblems({
      ...files,
      'chart/sun.yml': [{ ...first!, text: 'Too short.' }, second!, second!, ...rest.slice(1)],
    });
    expect(faults).toEqual([
      'chart/sun.yml: aries text has 2 words, needs 60',
      'chart/sun.yml: gemini: is missing',
      'chart/sun.yml: taurus: is there twice',
    ]);
  });
});

describe('the sky of a birth in words', () => {
  test('says what is sure and leaves out the rest', () => {
    const bodies = [
      { body: 'sun', sign: 'scorpio' },
      { body: 'moon', sign: null },
    ] as const;
    expect(birthSkyWords({ bodies, rising: null, stelliums: [], moonPhase: 'balsamic' })).toBe(
      'When you were born, the Sun was in Scorpio. Only a thin old Moon was left.',
    );
    const crowd = { sign: 'scorpio', planets: ['sun', 'mars', 'pluto', 'mercury'] } as const;
    expect(birthSkyWords({ bodies, rising: 'leo', stelliums: [crowd], moonPhase: null })).toBe(
      'When you were born, the Sun was in Scorpio and Leo was rising. Four planets stood together in Scorpio.',
    );
  });

  test('says of an angle what it does', () => {
    expect(aspectSentence(['moon', 'venus'], 'trine')).toBe(
      'What you need and how you love get along without trying.',
    );
  });
});
