import { range } from '../../drawing/plate-burin.ts';
import { oval, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { num } from '../../drawing/svg.ts';

export interface Sea {
  /** Crest of the first row, foot of the last. */
  top: number;
  bottom: number;
  pitch: number;
  /** Length of one scallop and how high it stands. */
  wave: number;
  height: number;
  /** Rows take these in turn. */
  fills: readonly [string, string];
  line: string;
}

/** Rows of scallops, each set half a wave from the last and hiding its foot. */
export function sea({ top, bottom, pitch, wave, height, fills, line }: Sea): string {
  return range(Math.ceil((bottom - top) / pitch))
    .map((row) => {
      const y = top + row * pitch;
      const start = 46 - wave * (row % 2 === 0 ? 1 : 1.5);
      const swell = (from: number, h: number): string =>
        `M${num(start)} ${num(from)}` +
        `q${num(wave / 4)} ${num(-h)} ${num(wave / 2)} 0t${num(wave / 2)} 0`.repeat(
          Math.ceil(680 / wave) + 1,
        );
      const crest = swell(y, height);
      return [
        shape(`${crest}V${num(bottom)}H${num(start)}Z`, { fill: fills[row % 2]! }),
        shape(swell(y + pitch * 0.38, height * 0.7), { stroke: line, width: 1, opacity: 0.4 }),
        shape(crest, { stroke: line, width: 1.9 }),
      ].join('');
    })
    .join('');
}

/** Rings on still water, growing by a constant. */
export function ripples(
  centre: Point,
  rx: number,
  count: number,
  stroke: string,
  flatness = 0.2,
  from = 1,
): string {
  const rings = range(count).map((i) =>
    oval(centre, (rx * (i + from)) / (count + from - 1), (rx * flatness * (i + from)) / (count + from - 1)),
  );
  return shape(rings.join(''), { stroke, width: 1.5 });
}

/** A drop hanging from its point, its light at the left. */
export function drop([x, y]: Point, height: number, fill: string, light: string): string {
  const w = height * 0.34;
  const outline = `M${num(x)} ${num(y)}C${num(x + w * 0.3)} ${num(y + height * 0.34)} ${num(x + w)} ${num(y + height * 0.5)} ${num(x + w)} ${num(y + height * 0.68)}A${num(w)} ${num(w)} 0 1 1 ${num(x - w)} ${num(y + height * 0.68)}C${num(x - w)} ${num(y + height * 0.5)} ${num(x - w * 0.3)} ${num(y + height * 0.34)} ${num(x)} ${num(y)}Z`;
  const gleam = `M${num(x - w * 0.55)} ${num(y + height * 0.62)}q${num(-w * 0.06)} ${num(height * 0.16)} ${num(w * 0.42)} ${num(height * 0.22)}`;
  return (
    shape(outline, { fill, stroke: light, width: Math.max(1.2, height * 0.05) }) +
    shape(gleam, { stroke: light, width: Math.max(1.2, height * 0.06) })
  );
}
