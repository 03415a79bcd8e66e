import { fractions, points, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, curve, flow, mix, scatter, swelled, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';
import { CLUMPS, foliage, fruit } from './tree-foliage.ts';
import { boughs, trunk } from './tree-wood.ts';

const SHORE = 372;
/** How much of its height the water gives back. */
const MIRROR = 0.27;
/** A tongue of land that runs out into the water: its back and its shore. */
const BACK = curve(points('-80,352 30,348 120,354 220,358 320,358 420,362 500,370 548,380'), 70);
const FRONT = curve(points('-80,400 40,394 110,400 190,390 270,394 350,388 430,390 500,384 548,380'), 70);

function grass(): string {
  const blades = range(96).map((i) => {
    const [x, y] = BACK[Math.floor(scatter(i, 3) * 66)]!;
    const height = 5 + 12 * scatter(i, 4);
    const lean = (scatter(i, 6) - 0.4) * 9;
    return `M${num(x + 6 * scatter(i, 8))} ${num(y + 5)}q0 ${num(-height * 0.6)} ${num(lean)} ${num(-height)}`;
  });
  return shape(blades.join(''), { stroke: '#6f8f62', width: 1.4 });
}

function bank(): string {
  const lines = flow(BACK, FRONT, [0.2, 0.42, 0.64, 0.84]).flatMap((line, row) =>
    range(9).map((i) => {
      const from = Math.floor(scatter(row * 9 + i, 71) * 60);
      return trace(line.slice(from, from + 3 + Math.floor(6 * scatter(i, row + 72))));
    }),
  );
  const wet = FRONT.map(([x, y]): Point => [x, y + 4]);
  return [
    grass(),
    shape([...BACK, ...FRONT.toReversed()], { fill: 'url(#bank)' }),
    shape(lines.join(''), { stroke: '#0c1a1c', width: 1.2 }),
    shape(trace(BACK), { stroke: '#a9bd7c', width: 1.3, opacity: 0.8 }),
    shape(trace(FRONT), OUTLINE),
    shape(trace(wet), { stroke: '#bfe0e6', width: 1.3, opacity: 0.7 }),
  ].join('');
}

/** Broken strokes of sky between the strokes of the tree: that is all a still water shows. */
function water(): string {
  const { left, right, bottom } = REACH;
  const glints = range(104).map((i) => {
    const depth = scatter(i, 21) ** 1.1;
    const y = SHORE + 4 + (bottom - SHORE) * depth;
    const x = mix(left, right, scatter(i, 22));
    const half = mix(12, 62, depth) * (0.5 + scatter(i, 23));
    return swelled(
      fractions(5).map((t): Point => [x - half + 2 * half * t, y]),
      mix(1.1, 2.6, depth),
      '#a9d3e0',
      0.42,
    );
  });
  const gaps = range(34).map((i) => `M${left} ${num(SHORE + 5 + i * (2.8 + i * 0.085))}H${right}`);
  return shape(gaps.join(''), { stroke: '#0d2236', width: 1.5, opacity: 0.7 }) + glints.join('');
}

/** A tree in leaf and fruit on the bank of a still water, the evening behind it. */
export function treeByWater(): string {
  const { left, right, bottom } = REACH;
  const tree = [
    ...CLUMPS.slice(0, 3).map(foliage),
    trunk(),
    boughs(),
    ...CLUMPS.slice(3).map((clump, i) => foliage(clump, i + 3)),
    fruit(),
  ].join('');
  // Lower than it stands, as a flat water shows it to one who looks along it: crown and all.
  const mirrored = `<g transform="translate(0 ${num(SHORE * (1 + MIRROR) + 14)})scale(1 ${-MIRROR})" opacity=".62"><use href="#tree"/></g>`;
  return [
    nightGround({ at: [300, 250], reach: 470, core: '#5d8f9c', mid: '#1f4258', far: '#08101f' }),
    tag(
      'defs',
      {},
      tone(
        'water',
        [0, SHORE],
        [0, 500],
        [
          [0, '#3b6b7c'],
          [0.35, '#1a3c52'],
          [1, '#0a1a2c'],
        ],
      ) +
        tone(
          'bank',
          [0, 350],
          [0, 402],
          [
            [0, '#3c5240'],
            [1, '#16261f'],
          ],
        ),
    ),
    tag('rect', { x: left, y: SHORE, width: right - left, height: bottom - SHORE, fill: 'url(#water)' }),
    mirrored,
    water(),
    shape(`M${left} ${SHORE}H${right}`, { stroke: '#a9d3e0', width: 1.3, opacity: 0.7 }),
    bank(),
    `<g id="tree">${tree}</g>`,
  ].join('');
}
