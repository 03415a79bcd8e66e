import { expect, test } from 'vitest';
import { NATAL_ACCURACY } from '../../../src/domain/natal/accuracy.ts';
import { angleErrors, chartBodyErrors } from '../../tables/compare-charts.ts';

const farthest = (errors: { arcsec: number }[]): number =>
  Math.max(...errors.map(({ arcsec }) => Math.abs(arcsec)));

test('the figures that we state are those of the tables', () => {
  const errors = angleErrors();
  const isCusp = ({ body }: { body: string }): boolean => body.startsWith('cusp');
  expect(new Set(errors.map(({ id }) => id)).size).toBe(NATAL_ACCURACY.charts);
  expect(farthest(errors.filter((error) => !isCusp(error)))).toBeLessThanOrEqual(NATAL_ACCURACY.angleArcsec);
  expect(farthest(errors.filter(isCusp))).toBeLessThanOrEqual(NATAL_ACCURACY.cuspArcsec);
  const planets = chartBodyErrors().filter(({ body }) => body !== 'node');
  expect(farthest(planets)).toBeLessThanOrEqual(NATAL_ACCURACY.planetArcsec);
});
