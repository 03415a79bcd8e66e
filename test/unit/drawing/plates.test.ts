import { expect, test } from 'vitest';
import { differenceFromCommitted, TOLERATED_MEAN_DIFFERENCE } from '../../../scripts/draw-plates.ts';
import { signPlate } from '../../../src/art/drawing/plate.ts';
import { FIGURES, STARS, eclipticOf, equatorialOf } from '../../../src/art/drawing/stars.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

test.each(['aries', 'leo'] as const)(
  'the committed plate of %s is the one the source draws',
  async (sign) => {
    expect(await differenceFromCommitted(sign)).toBeLessThanOrEqual(TOLERATED_MEAN_DIFFERENCE);
  },
);

test('every sign has a plate of its own, without lettering and with finite geometry', () => {
  const plates = SIGN_KEYS.map(signPlate);
  expect(new Set(plates).size).toBe(12);
  for (const plate of plates) expect(plate.match(/<text|NaN|Infinity|undefined/g)).toBeNull();
});

test('stars are true: Regulus stands at 0° Virgo in 2026, and the way back is the way there', () => {
  const regulus = STARS.find((star) => star.name === 'Regulus')!;
  const { longitudeDeg, latitudeDeg } = eclipticOf(regulus.raDeg, regulus.decDeg);
  expect(longitudeDeg).toBeCloseTo(150.2, 1);
  expect(latitudeDeg).toBeCloseTo(0.46, 1);
  const back = equatorialOf(longitudeDeg, latitudeDeg);
  expect(back.raDeg).toBeCloseTo(regulus.raDeg, 6);
  expect(back.decDeg).toBeCloseTo(regulus.decDeg, 6);
});

test('all 88 constellations are there, twelve of them signs', () => {
  expect(FIGURES).toHaveLength(88);
  expect(FIGURES.filter(({ sign }) => sign)).toHaveLength(12);
});
