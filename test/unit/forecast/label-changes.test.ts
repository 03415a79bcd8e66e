import { describe, expect, it } from 'vitest';
import { labelChanges, nameOf } from '../../../src/web/forecast/label-changes.ts';

/** Widths of the face as a browser measures them, in hundredths of an em. */
const MEASURED = {
  'Moon meets Neptune': 863,
  'Sun into Sagittarius': 780,
  'Mercury turns retrograde': 1004,
  'Uranus opposite Neptune': 1027,
  'Full Moon in Sagittarius': 962,
};
const NAMES = Object.keys(MEASURED) as (keyof typeof MEASURED)[];
const SIZE = 18;

const changeAt = (place: number, text: string) => ({ place, text, time: '12:49 PM' });

/** A name on one line as it was measured; of one on two lines, the share of its letters on the longer. */
function halfWidth(change: Parameters<typeof nameOf>[0]): number {
  const longest = Math.max(...nameOf(change).map(({ length }) => length));
  const whole = (MEASURED[change.text as keyof typeof MEASURED] / 100) * SIZE;
  return (whole * longest) / change.text.length / 2;
}

describe('labels of a week or a month', () => {
  it('never touch within their row, and stay inside the scale', () => {
    // Nine at the most, and what comes just after the end.
    for (let count = 1; count <= 12; count += 1)
      for (const [first, step] of [
        [4, 1],
        [560, 3],
        [1116 - count, 1],
        [4, 1112 / count],
      ] as const) {
        const all = Array.from({ length: count }, (_, index) =>
          changeAt(first + index * step, NAMES[index % NAMES.length]!),
        );
        const { placed, changes } = labelChanges(all, (place) => place);
        for (const [index, { shownAt, row }] of placed.entries()) {
          const half = halfWidth(changes[index]!);
          expect(shownAt - half).toBeGreaterThanOrEqual(0);
          expect(shownAt + half).toBeLessThanOrEqual(1120);
          const next = placed.findIndex((other, at) => at > index && other.row === row);
          if (next < 0) continue;
          expect(placed[next]!.shownAt - shownAt - half - halfWidth(changes[next]!)).toBeGreaterThan(12);
        }
      }
  });

  it('stand below their places where short names leave room for that', () => {
    const near = [changeAt(300, 'Full Moon'), changeAt(362, 'Sun in Leo'), changeAt(424, 'New Moon')];
    const { placed } = labelChanges(near, (place) => place);
    expect(placed.map(({ shownAt }) => shownAt)).toEqual([300, 362, 424]);
  });

  it('take two lines where one has no room', () => {
    const many = Array.from({ length: 13 }, (_, index) => changeAt(index * 80, 'Uranus opposite Neptune'));
    const { changes } = labelChanges(many, (place) => place);
    expect(nameOf(changes[0]!)).toEqual(['Uranus opposite', 'Neptune']);
    const few = labelChanges(many.slice(0, 4), (place) => place);
    expect(nameOf(few.changes[0]!)).toEqual(['Uranus opposite Neptune']);
  });
});
