import { describe, expect, it } from 'vitest';
import { hourLabels } from '../../../src/web/sky/hour-labels.ts';

const WIDTH = 1120;
const event = (x: number, text = 'First quarter in Sagittarius') => ({
  x,
  text,
  meaning: 'Feelings and optimism pull opposite ways',
});
/** A label takes no less than this, were every letter as narrow as the narrowest words’. */
const halfOf = (lines: readonly string[]): number =>
  (Math.max(...lines.map(({ length }) => length)) * 7.4) / 2;

function clearances({ markers, lines }: ReturnType<typeof hourLabels>): number[] {
  return markers.flatMap((one, index) => {
    const next = markers.findIndex(({ row }, at) => at > index && row === one.row);
    if (next < 0) return [];
    const distance = markers[next]!.shownAt - one.shownAt;
    return [distance - halfOf(lines[index]!.name) - halfOf(lines[next]!.name)];
  });
}

describe('labels of a day', () => {
  it('stand in one row below their hours where these are far apart', () => {
    const { rows, markers, lines } = hourLabels([event(200), event(600), event(1000)], WIDTH);
    expect(rows).toBe(1);
    expect(markers.map(({ shownAt }) => shownAt)).toEqual([200, 600, 1000]);
    expect(lines.map(({ name }) => name.length)).toEqual([1, 1, 1]);
  });

  it('never touch, however close their hours are, and stay inside the scale', () => {
    for (let count = 2; count <= 14; count += 1)
      for (const [from, step] of [
        [4, 1],
        [560, 3],
        [1116 - count, 1],
        [4, 1112 / count],
      ] as const) {
        const day = Array.from({ length: count }, (_, index) => event(from + index * step));
        const found = hourLabels(day, WIDTH);
        expect(Math.min(...clearances(found), Infinity)).toBeGreaterThan(12);
        for (const [index, { shownAt }] of found.markers.entries()) {
          const half = halfOf(found.lines[index]!.name);
          expect(shownAt - half).toBeGreaterThanOrEqual(0);
          expect(shownAt + half).toBeLessThanOrEqual(WIDTH);
        }
      }
  });

  it('leave room beside the upper ones for the threads to the lower', () => {
    const { markers, lines, rows } = hourLabels([event(500), event(505), event(510), event(515)], WIDTH);
    expect(rows).toBe(2);
    for (const [upper, { shownAt, row }] of markers.entries())
      for (const lower of row === 0 ? markers.filter((one) => one.row === 1) : [])
        expect(Math.abs(lower.shownAt - shownAt) - halfOf(lines[upper]!.name)).toBeGreaterThan(8);
  });
});
