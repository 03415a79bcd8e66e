import { points, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { box, engraved, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface TowerInk {
  wall: string;
  dark: string;
  joint: string;
  line: string;
}

export interface Tower {
  x: number;
  top: number;
  bottom: number;
  width: number;
}

/** Courses of stone, every other one shifted by half a block. */
function courses({ x, top, bottom, width }: Tower, pitch: number): string {
  const rows = Math.floor((bottom - top) / pitch);
  const [left, block] = [x - width / 2, width / 3.5];
  return range(rows)
    .map((row) => {
      const y = bottom - row * pitch;
      const joints = range(4)
        .map((i) => left + (i + (row % 2 === 0 ? 0.5 : 1)) * block)
        .filter((at) => at < left + width - 4)
        .map((at) => `M${num(at)} ${num(y)}v${-pitch}`);
      return `M${num(left)} ${num(y)}h${width}${joints.join('')}`;
    })
    .join('');
}

/** A window with a round head; lit from inside it shows its bars, otherwise it is night. */
export function archedWindow([x, y]: Point, width: number, height: number, lit: boolean): string {
  const half = width / 2;
  const outline = `M${num(x - half)} ${num(y)}v${num(-height + half)}a${num(half)} ${num(half)} 0 0 1 ${num(width)} 0v${num(height - half)}Z`;
  const bars = `M${num(x)} ${num(y)}v${num(-height)}M${num(x - half)} ${num(y - height * 0.42)}h${num(width)}`;
  return [
    shape(outline, { fill: lit ? TONE.flameCore : TONE.deep, stroke: TONE.gold, width: 2.4 }),
    lit ? shape(bars, { stroke: TONE.brassDeep, width: 2 }) : '',
  ].join('');
}

/** A round tower in courses under a crown of battlements; `top` is where the battlements stand. */
export function tower(form: Tower, { wall, dark, joint, line }: TowerInk): string {
  const { x, top, bottom, width } = form;
  const [half, lip, merlon] = [width / 2, width * 0.1, width * 0.2];
  const teeth = points(
    '-1,0 -1,-1 -0.66,-1 -0.66,-0.5 -0.34,-0.5 -0.34,-1 0.34,-1 0.34,-0.5 0.66,-0.5 0.66,-1 1,-1 1,0',
  );
  const crown = teeth.map(([u, v]): Point => [x + u * (half + lip), top + v * merlon + lip * 1.8]);
  const body = box(x - half, top + lip, x + half, bottom);
  return [
    shape(body, { fill: wall }),
    engraved(
      box(x + half * 0.36, top + lip, x + half, bottom),
      { fill: dark },
      { ink: joint, degrees: 0, pitch: 5, width: 1 },
    ),
    shape(courses({ x, top: top + lip * 2, bottom, width }, width * 0.2), { stroke: joint, width: 1.5 }),
    shape(body, { stroke: line, width: 2.4 }),
    engraved(
      crown,
      { fill: wall, stroke: line, width: 2.4 },
      { ink: joint, degrees: 90, pitch: 6, from: 0.4, width: 1.1 },
    ),
    shape(`M${num(x - half - lip)} ${num(top + lip * 1.8)}h${num(width + 2 * lip)}`, {
      stroke: line,
      width: 3,
    }),
  ].join('');
}
