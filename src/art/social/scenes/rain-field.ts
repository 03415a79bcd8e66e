import { fractions, points, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, curve, mix, scatter, tone } from './engraving.ts';
import { REACH } from './ground.ts';

/** Where the field begins. */
export const FIELD = 346;
const HILLS = curve(points('-80,334 30,324 120,336 220,330 330,340 450,328 560,338 680,328'), 60);
/** The grass before the field: its edge from left to right. */
const BANK = curve(points('-80,396 40,388 150,396 270,410 380,412 490,400 590,384 680,378'), 77);

/** Furrows run together far off, each with a wet side that takes the light. */
function furrows(): string {
  const { left, right } = REACH;
  const far: Point = [236, FIELD - 16];
  const at = (i: number, y: number): Point => [far[0] + (i * 30 * (y - far[1])) / 16, y];
  const rows = range(45).map((i) => i - 22);
  const ridge = (i: number, width: number): Point[] => [
    at(i, FIELD),
    at(i + width, FIELD),
    at(i + width, 440),
    at(i, 440),
  ];
  return [
    tag('rect', { x: left, y: FIELD, width: right - left, height: 110, fill: 'url(#earth)' }),
    ...rows.map((i) => shape(ridge(i, 0.42), { fill: '#1c1a26', opacity: 0.62 })),
    shape(rows.map((i) => trace([at(i + 0.46, FIELD), at(i + 0.46, 440)])).join(''), {
      stroke: '#e0b27a',
      width: 1.3,
      opacity: 0.55,
    }),
  ].join('');
}

/** Short grass, every blade bent by the rain; the nearer, the longer. */
function blades(): string {
  const all = range(560).map((i) => {
    const depth = scatter(i, 12) ** 0.9;
    const [x, top] = BANK[Math.floor(scatter(i, 11) * 76)]!;
    const foot = top + 3 + depth * 132;
    const long = mix(9, 26, depth) * mix(0.7, 1.2, scatter(i, 13));
    const lean = -long * mix(0.05, 0.62, scatter(i, 14));
    return {
      depth,
      lit: scatter(i, 15) > 0.6,
      d: `M${num(x + 10 * scatter(i, 16))} ${num(foot)}q${num(lean * 0.15)} ${num(-long * 0.7)} ${num(lean)} ${num(-long)}`,
    };
  });
  const of = (lit: boolean): string =>
    all
      .filter((each) => each.lit === lit)
      .map(({ d }) => d)
      .join('');
  return (
    shape(of(false), { stroke: '#0f2420', width: 1.6 }) + shape(of(true), { stroke: '#a9c98c', width: 1.5 })
  );
}

/** Ploughed earth, and mown grass before it. */
export function field(): string {
  const { left, right, bottom } = REACH;
  const tones = [
    tone(
      'earth',
      [0, FIELD],
      [0, 440],
      [
        [0, '#a0714e'],
        [1, '#4a3640'],
      ],
    ),
    tone(
      'grass',
      [0, 380],
      [0, 480],
      [
        [0, '#5d8a5c'],
        [1, '#1a3b34'],
      ],
    ),
  ];
  return [
    tag('defs', {}, tones.join('')),
    shape([...HILLS, [right, FIELD], [left, FIELD]], { fill: '#232c50' }),
    shape(trace(HILLS), { stroke: '#c39a74', width: 1.2 }),
    furrows(),
    shape(`M${left} ${FIELD}H${right}`, { stroke: '#e6c69a', width: 1.2, opacity: 0.8 }),
    shape([...BANK, [right, bottom], [left, bottom]], { fill: 'url(#grass)' }),
    shape(trace(BANK), { ...OUTLINE, width: 1.6 }),
    blades(),
    shape(
      fractions(40)
        .map((t) => BANK[Math.round(t * 76)]!)
        .map(([x, y], i) => `M${num(x)} ${num(y + 2)}q-1 -5 ${num(-4 - 3 * scatter(i, 3))} -9`)
        .join(''),
      { stroke: '#7fa873', width: 1.4 },
    ),
  ].join('');
}
