import { describe, expect, it } from 'vitest';
import {
  litWith,
  markWords,
  pointsAround,
  wheelDescription,
} from '../../../src/web/birth-chart/wheel-words.ts';
import { LYON, UNKNOWN_TIME } from './charts.ts';

describe('the words of the wheel', () => {
  it('tell where a planet stands and what it is tied to, closest first', () => {
    const { fact, ties } = markWords(LYON, { kind: 'point', point: 'mars' });
    expect(fact).toBe('Mars, 11° Scorpio, the first house');
    expect(ties).toMatch(/^Beside the Sun, 1\.6° off\. Sextile the north node, 1\.0° off\./);
    expect(ties.match(/ off\./g)).toHaveLength(5);
  });

  it('say between which degrees an unsure Moon stands', () => {
    const { fact } = markWords(UNKNOWN_TIME, { kind: 'point', point: 'moon' });
    expect(fact).toMatch(/^Moon, between \d+° Taurus and \d+° (Taurus|Gemini)$/);
    expect(markWords(UNKNOWN_TIME, { kind: 'point', point: 'saturn' }).fact).toBe(
      'Saturn, 21° Scorpio, retrograde',
    );
  });

  it('tell who stands in a sign and in a house', () => {
    expect(markWords(LYON, { kind: 'sign', sign: 'scorpio' })).toEqual({
      fact: 'Scorpio, the first house',
      ties: 'The Sun, Mercury, Mars and Pluto stand here.',
    });
    expect(markWords(LYON, { kind: 'house', house: 4 })).toEqual({
      fact: 'The fourth house',
      ties: 'Saturn stands here.',
    });
    expect(markWords(LYON, { kind: 'house', house: 7 }).ties).toBe('No planet stands here.');
    expect(litWith(LYON, { kind: 'house', house: 4 })).toEqual({ houses: [4], points: ['saturn'] });
  });

  it('walk around from the left, anticlockwise', () => {
    const around = pointsAround(LYON);
    expect(around.slice(0, 5)).toEqual(['ascendant', 'sun', 'mars', 'pluto', 'mercury']);
    expect(around.at(-1)).toBe('moon');
    expect(pointsAround(UNKNOWN_TIME)).toHaveLength(11);
  });

  it('describe the wheel in one sentence', () => {
    expect(wheelDescription(LYON)).toContain(
      'with the Sun at 10° Scorpio, the Moon at 0° Libra, and 1° Scorpio rising at the left.',
    );
    expect(wheelDescription(UNKNOWN_TIME)).toMatch(
      /^A wheel of signs and planets .* the Moon between \d+° Taurus/,
    );
  });
});
