import { fractions, points, polar, range } from '../../drawing/plate-burin.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import { ellipse, loop, oval, shade, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, flow, smooth, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

const TABLE = 398;
const FLAME: Point = [437, 214];
const CLAY = { lit: '#f0bd6c', body: '#c2833c', shade: '#7b4a22', deep: '#3d2210', gleam: '#ffe6ae' };

/** Upper and lower flank of the body, from the handle’s end to the lip of the spout. */
const UPPER = curve(points('160,322 176,300 214,286 268,283 322,287 362,285 394,275 420,259 446,257'), 49);
const LOWER = curve(points('160,322 170,342 204,360 256,369 312,365 364,350 404,323 432,290 449,264'), 49);
const BODY: Point[] = [...UPPER, ...LOWER.toReversed()];

/** Hairs of light in two lengths, gone before they reach the edge; the table stops those that go down. */
function rays(): string {
  const hairs = range(112).map((i) => {
    const [from, to] = i % 2 === 0 ? [66, 330] : [84, 190];
    const fall = Math.sin((((i * 360) / 112) * Math.PI) / 180);
    const stop = fall > 0 ? Math.min(to, (TABLE - 5 - FLAME[1]) / fall) : to;
    return trace([polar(FLAME, from, (i * 360) / 112), polar(FLAME, stop, (i * 360) / 112)]);
  });
  const fade = radialGradient(
    'rays',
    [...FLAME, 330],
    [
      [0.18, '#ffe0a0', 0.95],
      [0.5, '#e8b564', 0.5],
      [1, '#b98a3e', 0],
    ],
  );
  return tag('defs', {}, fade) + shape(hairs.join(''), { stroke: 'url(#rays)', width: 1.15 });
}

function table(): string {
  const { left, right, bottom } = REACH;
  const planks = range(14).map((i) => {
    const y = TABLE + 9 + i * (9 + i * 0.9);
    return `M${left} ${num(y)}H${right}`;
  });
  const glow = radialGradient(
    'table',
    [400, TABLE - 10, 330],
    [
      [0, '#7a4a25'],
      [0.35, '#3d2420'],
      [1, '#15101c'],
    ],
  );
  return [
    tag('defs', {}, glow),
    tag('rect', { x: left, y: TABLE, width: right - left, height: bottom - TABLE, fill: 'url(#table)' }),
    shape(planks.join(''), { stroke: '#0d0a14', width: 1.3, opacity: 0.8 }),
    // The lamp’s own shadow falls away from the flame.
    shape(oval([222, TABLE + 12], 132, 9), { fill: '#08060e', opacity: 0.78 }),
    shape(`M${left} ${TABLE}H${right}`, { stroke: '#d09a4a', width: 1.6 }),
  ].join('');
}

function handle(): string {
  const ring = curve(points('190,297 158,280 124,288 108,318 122,348 154,354 184,348'), 37);
  const leaf = loop(points('150,283 128,262 98,258 112,276 132,292'), 8);
  const ribs = ring.slice(4, -4).map(([x, y], i) => {
    const [dx, dy] = [(x - 150) / 46, (y - 318) / 46];
    return i % 2 === 0
      ? trace([
          [x - dx * 1, y - dy * 1],
          [x + dx * 6.4, y + dy * 6.4],
        ])
      : '';
  });
  return [
    shape(smooth(ring, 2), { ...OUTLINE, width: 18 }),
    shape(smooth(ring, 2), { stroke: CLAY.shade, width: 13.6 }),
    shape(
      smooth(
        ring.map(([x, y]): Point => [x + 2.4, y - 2.2]),
        2,
      ),
      { stroke: CLAY.body, width: 6.5 },
    ),
    shape(ribs.join(''), { stroke: CLAY.deep, width: 1.1, opacity: 0.8 }),
    shape(leaf, { fill: CLAY.body }),
    shade(leaf, { ink: CLAY.deep, degrees: 38, pitch: 4, width: 1, from: 0.2 }),
    shape(leaf, OUTLINE),
  ].join('');
}

function foot(): string {
  const outline: Point[] = [
    ...curve(
      [
        [232, 362],
        [236, 374],
        [226, 384],
        [196, 392],
        [192, TABLE],
      ],
      13,
    ),
    ...curve(
      [
        [344, TABLE],
        [340, 392],
        [312, 384],
        [302, 374],
        [306, 360],
      ],
      13,
    ),
  ];
  const rings = [378, 387, 392].map((y, i) => trace(ellipse([268, y - 3], 40 + i * 16, 4 + i, 10, 170)));
  return [
    shape(outline, { fill: 'url(#clay)' }),
    shade(outline, { ink: CLAY.deep, degrees: 90, pitch: 4.6, width: 1, opacity: 0.55 }),
    clipped('foot', outline, shape(rings.join(''), { stroke: CLAY.deep, width: 1.6 })),
    shape(outline, OUTLINE),
  ].join('');
}

/** Where the belt runs round the body, and the tongues under it that run together to the foot. */
function belly(): string {
  const belt = flow(UPPER, LOWER, [0.4, 0.47]).map((line) => trace(line.slice(3, -7)));
  const under = flow(UPPER, LOWER, [0.53])[0]!;
  const tongues = range(17).map((i) => {
    const from = under[5 + i * 2]!;
    const foot: Point = [268 + (from[0] - 268) * 0.44, 372];
    const bow: Point = [from[0] + (from[0] - 268) * 0.07, from[1] + (372 - from[1]) * 0.5];
    return smooth([from, bow, foot], 6);
  });
  const beads = flow(UPPER, LOWER, [0.435])[0]!.slice(4, -7);
  const dots = beads.filter((_, i) => i % 2 === 0).map((bead) => oval(bead, 2.1, 2.1));
  return [
    shape(tongues.join(''), { stroke: CLAY.deep, width: 1.5, opacity: 0.85 }),
    shape(belt.join(''), { stroke: CLAY.deep, width: 1.5 }),
    shape(dots.join(''), { fill: CLAY.gleam }),
  ].join('');
}

/** Hatching along the body: close under it and at the handle, none where the flame looks at it. */
function shadeOfBody(): string {
  const below = flow(
    UPPER,
    LOWER,
    range(10).map((i) => 0.62 + i * 0.042),
  );
  const lines = below.map((line, i) => trace(line.slice(1, 22 + i * 2)));
  const back = flow(
    UPPER,
    LOWER,
    range(8).map((i) => 0.12 + i * 0.06),
  ).map((line, i) => trace(line.slice(1, 9 - (i % 2) * 3)));
  const gleams = flow(UPPER, LOWER, [0.1, 0.17, 0.24]).map((line, i) => trace(line.slice(33 + i, 45 - i)));
  const rim = flow(UPPER, LOWER, [0.9, 0.95]).map((line, i) => trace(line.slice(34 + i * 2, 46)));
  return [
    shape([...lines, ...back].join(''), { stroke: CLAY.deep, width: 1.1, opacity: 0.8 }),
    shape([...gleams, ...rim].join(''), { stroke: CLAY.gleam, width: 1.3 }),
  ].join('');
}

function mouth(): string {
  return [
    shape(oval([266, 285], 66, 9.5), { fill: CLAY.body, ...OUTLINE, width: 1.8 }),
    shape(oval([266, 285], 50, 6.2), { fill: '#2a1509', stroke: CLAY.gleam, width: 1.3 }),
    shape(trace(ellipse([266, 286.5], 44, 4, 10, 170)), { stroke: '#d79a45', width: 1.3, opacity: 0.8 }),
    shape(oval([436, 260], 13, 4.4), { fill: '#2a1509', stroke: CLAY.gleam, width: 1.3 }),
    shape(smooth(points('432,261 435,252 438,244'), 4), { stroke: '#1a0d08', width: 4 }),
  ].join('');
}

/** Three skins of fire, each with its tip blown a little further. */
function flame(): string {
  const skin = (width: number, height: number, tip: number, foot: number): Point[] => {
    const left = fractions(22).map((t): Point => {
      const swell = Math.sin(Math.PI * t ** 0.62) * (1 - t) ** 0.25;
      return [437 - swell * width + tip * t * t, foot - t * height];
    });
    const right = fractions(22).map((t): Point => {
      const swell = Math.sin(Math.PI * t ** 0.6) * (1 - t) ** 0.34;
      return [437 + swell * width * 0.94 + tip * t * t, foot - t * height];
    });
    return [...left, ...right.toReversed()];
  };
  return [
    shape(skin(29, 124, 4, 260), { fill: '#e8722f' }),
    shape(skin(23.5, 104, 3, 258), { fill: '#f9b04f' }),
    shape(skin(16.5, 78, 2, 256), { fill: '#fff0be' }),
    shape(skin(6.5, 26, 0, 256), { fill: '#e9a24a', opacity: 0.8 }),
    shape(smooth(points('436,258 437,248 439,239'), 4), { stroke: '#2a1509', width: 2.6 }),
  ].join('');
}

/** An oil lamp on a table; its flame is the only light. */
export function lamp(): string {
  const clay = tone(
    'clay',
    [450, 240],
    [150, 372],
    [
      [0, CLAY.lit],
      [0.42, CLAY.body],
      [1, CLAY.shade],
    ],
  );
  return [
    nightGround({ at: FLAME, reach: 520, core: '#8a5a2c', mid: '#2c1f30', far: '#0a0e1e' }),
    rays(),
    table(),
    tag('defs', {}, clay),
    handle(),
    foot(),
    shape(BODY, { fill: 'url(#clay)' }),
    clipped('body', BODY, shadeOfBody() + belly()),
    shape(BODY, OUTLINE),
    mouth(),
    flame(),
  ].join('');
}
