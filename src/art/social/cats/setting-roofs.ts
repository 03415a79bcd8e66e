import { box, disc, oval, shape, trace, type Point } from '../../deck/burin.ts';
import { spark } from '../../deck/parts/lights.ts';
import { INK } from '../../drawing/ink.ts';
import { points, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { REACH, sky } from './ground.ts';
import { degreeRing, onRing } from './setting-disc.ts';
import { light, seal, type Stand } from './setting-parts.ts';

const RADIUS = 226;
const STARS = '58,78 132,64 214,98 420,68 486,112 548,80 36,214 570,226 344,104';

/** The Moon's seas, as flat ovals in the light's own shade. */
function seas([x, y]: Point, ink: string): string {
  const spots: [number, number, number, number][] = [
    [-96, -84, 58, 40],
    [-30, -128, 40, 24],
    [84, -70, 66, 46],
    [128, 20, 34, 44],
    [-130, 30, 44, 56],
  ];
  return spots
    .map(([dx, dy, rx, ry]) => shape(oval([x + dx, y + dy], rx, ry), { fill: ink, opacity: 0.5 }))
    .join('');
}

/** Houses across the street: gables and chimneys, some still awake. */
function street(foot: number, fill: string, line: string): string {
  const skyline = (text: string): string => trace(points(text).map(([x, y]): Point => [x, foot + y]));
  const left = skyline(
    '-300,60 -300,-70 -180,-150 -60,-66 -60,-96 -40,-96 -40,-54 10,-20 70,-92 96,-62 96,-104 116,-104 116,-40 168,0 168,60',
  );
  const right = skyline(
    '430,60 430,-6 468,-40 468,-84 490,-84 490,-58 540,-112 600,-46 640,-46 640,-90 662,-90 662,-60 760,-140 900,-40 900,60',
  );
  const panes: [number, number][] = [
    [58, -48],
    [78, -48],
    [530, -66],
    [548, -66],
    [-40, -20],
  ];
  return [
    shape(`${left}Z${right}Z`, { fill }),
    shape(left + right, { stroke: line, width: 1.6 }),
    ...panes.map(([x, y]) => shape(box(x, foot + y, x + 11, foot + y + 17), { fill: INK.brass300 })),
  ].join('');
}

const TILE = { width: 30, height: 19 };

/** A ridge of half-round tiles, and rows of tiles below it. */
function ridge(y: number, fill: string, line: string): string {
  const { left, right, bottom } = REACH;
  const cap = range(Math.ceil((right - left) / 46)).map((i) => `M${left + i * 46} ${num(y + 2)}v14`);
  const rows = range(Math.ceil((bottom - y) / TILE.height)).map((row) => {
    const from = left - (row % 2) * (TILE.width / 2);
    const scallops = range(Math.ceil((right - left) / TILE.width) + 1).map(() => `a15 15 0 0 0 30 0`);
    return `M${num(from)} ${num(y + 17 + row * TILE.height)}${scallops.join('')}`;
  });
  return [
    shape(box(left, y, right, bottom), { fill }),
    shape(rows.join(''), { stroke: line, width: 1.3, opacity: 0.42 }),
    shape(box(left, y, right, y + 17), { fill, stroke: INK.brass500, width: 1.4 }),
    shape(cap.join(''), { stroke: INK.brass500, width: 1.4 }),
    shape(`M${left} ${num(y)}H${right}`, { stroke: INK.brass300, width: 1.8 }),
  ].join('');
}

/** Over the roofs, under a large low Moon in the element's light. */
export function roofsSetting({ sign, ink, floor: floorY, seal: turn }: Stand): string {
  const at: Point = [300, Math.min(400, floorY - 186)];
  return [
    sky(ink.sky, at, 600),
    ...points(STARS).map((star, i) => spark(star, 5 + (i % 3) * 2, INK.brass200)),
    degreeRing(at, RADIUS),
    light(oval(at, RADIUS, RADIUS), ink, { at, r: RADIUS }),
    seas(at, ink.deep),
    disc(at, RADIUS, { stroke: 'url(#gold)', width: 2.4 }),
    street(floorY, ink.sky[2], INK.brass500),
    ridge(floorY, ink.sky[2], ink.line),
    seal(sign, onRing(at, RADIUS, turn)),
  ].join('');
}
