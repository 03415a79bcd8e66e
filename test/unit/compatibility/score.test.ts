import { describe, expect, it } from 'vitest';
import {
  angleSentence,
  closingSigns,
  signsApart,
  signsAt,
} from '../../../src/domain/compatibility/angles.ts';
import { BANDS, bandOf } from '../../../src/domain/compatibility/bands.ts';
import { pairAddress, pairFrom, pairKey, PAIRS } from '../../../src/domain/compatibility/pairs.ts';
import { pairScore } from '../../../src/domain/compatibility/score.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const SCORES = PAIRS.map((pair) => pairScore(...pair));

describe('the formula of compatibility', () => {
  it('knows 78 pairs', () => {
    expect(new Set(PAIRS.map((pair) => pairKey(...pair))).size).toBe(78);
  });

  it('says the same whichever sign is named first', () => {
    for (const [one, other] of PAIRS) expect(pairScore(other, one)).toEqual(pairScore(one, other));
  });

  it('shows how every point of the overall arose', () => {
    for (const { overall, reasons } of SCORES) {
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(overall);
      expect(reasons.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100);
      for (const { points, outOf } of reasons) expect(points).toBeLessThanOrEqual(outOf);
    }
  });

  it('keeps every figure between 0 and 100', () => {
    for (const figure of SCORES.flatMap(({ overall, love, friendship }) => [overall, love, friendship])) {
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(figure).toBeLessThanOrEqual(100);
    }
  });

  it('puts at least eight pairs into each of the four bands', () => {
    for (const { label } of BANDS) {
      expect(SCORES.filter(({ band }) => band.label === label).length, label).toBeGreaterThanOrEqual(8);
    }
  });

  it('tells love from friendship by ten points or more in at least twenty pairs', () => {
    const apart = SCORES.filter(({ love, friendship }) => Math.abs(love - friendship) >= 10);
    expect(apart.length).toBeGreaterThanOrEqual(20);
  });
});

describe('the bands', () => {
  it.each([
    [100, 'Excellent Match', 'green'],
    [80, 'Excellent Match', 'green'],
    [79, 'Good Compatibility', 'yellow'],
    [60, 'Good Compatibility', 'yellow'],
    [59, 'Fair Match', 'orange'],
    [40, 'Fair Match', 'orange'],
    [39, 'Challenging Pair', 'red'],
    [0, 'Challenging Pair', 'red'],
  ])('%i is %s, in %s', (percent, label, color) => {
    expect(bandOf(percent)).toMatchObject({ label, color });
  });
});

describe('pairs and angles', () => {
  it('have one address in zodiac order', () => {
    expect(pairAddress('leo', 'aries')).toBe('/compatibility/aries-and-leo');
    expect(pairFrom('leo-and-aries')).toEqual(['leo', 'aries']);
    for (const odd of ['leo', 'leo-and-', 'leo-and-ophiuchus', 'leo-and-aries-and-leo', undefined])
      expect(pairFrom(odd)).toBeNull();
  });

  it('name all twelve signs once from every sign', () => {
    for (const sign of SIGN_KEYS) {
      const named = [0, 1, 2, 3, 4, 5, 6].flatMap((apart) => signsAt(sign, apart));
      expect(named.toSorted()).toEqual(SIGN_KEYS.toSorted());
    }
  });

  it('close a triangle with the third sign of the element and a square with the rest of the cross', () => {
    expect(closingSigns('leo', 'sagittarius')).toEqual(['aries']);
    expect(angleSentence('leo', 'sagittarius')).toContain('Aries, the other fire sign, would complete');
    expect(closingSigns('aquarius', 'taurus').toSorted()).toEqual(['leo', 'scorpio']);
    expect(closingSigns('aries', 'libra')).toEqual([]);
    for (const [one, other] of PAIRS) {
      const rest = closingSigns(one, other);
      for (const corner of rest) expect(signsApart(corner, one) % signsApart(one, other)).toBe(0);
      expect(angleSentence(one, other)).not.toContain('undefined');
    }
  });
});
