import { range } from '../../drawing/plate-burin.ts';
import { disc, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A bunch hanging from 0, 0: rows of berries that narrow downward, each with its own light. */
export function grapes(berry: number, rows: readonly number[] = [3, 4, 3, 2, 1]): string {
  const step = berry * 1.62;
  const berries = rows.flatMap((count, row) =>
    range(count).map((i): Point => [(i - (count - 1) / 2) * berry * 1.86, berry * 1.7 + row * step]),
  );
  return [
    shape(`M0 0V${berry}`, { stroke: TONE.leafLit, width: 2.6 }),
    ...berries.map(([x, y], i) => {
      const fill = x > berry ? TONE.oxbloodShade : i % 3 === 0 ? TONE.oxbloodLit : TONE.oxblood;
      return disc([x, y], berry, { fill, stroke: '#f0b6a8', width: 1.6 });
    }),
    shape(
      berries
        .map(
          ([x, y]) =>
            `M${x - berry * 0.5} ${y}a${berry * 0.5} ${berry * 0.5} 0 0 1 ${berry * 0.5} ${-berry * 0.5}`,
        )
        .join(''),
      { stroke: TONE.ivory, width: 1.5, opacity: 0.85 },
    ),
  ].join('');
}
