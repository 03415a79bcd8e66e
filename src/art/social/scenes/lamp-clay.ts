import { points, range } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { ellipse, oval, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, flow, smooth, tone } from './engraving.ts';

const CLAY = { lit: '#f6bf84', body: '#c9804a', shade: '#7c4429', deep: '#3a1c12', gleam: '#ffe6bd' };

/** A low lamp, closed but for two holes: its far edge from handle to nozzle, and what stands on the table. */
const FAR = curve(
  points('140,326 152,308 186,294 232,287 282,287 326,292 364,299 398,296 430,289 456,290 474,301'),
  49,
);
const NEAR = curve(
  points('140,326 148,350 172,374 212,391 258,396 306,392 346,376 380,358 420,345 458,332 474,301'),
  49,
);
/** Where its shoulder turns down. */
const SHOULDER = curve(
  points('140,326 160,338 204,347 256,349 308,344 348,333 384,327 424,325 456,318 474,301'),
  49,
);
const BODY: Point[] = [...FAR, ...NEAR.toReversed()];
const TOP: Point = [254, 316];
const WICK: Point = [444, 303];

/** A small ring to hold it by. */
function handle(): string {
  const ring = smooth(curve(points('166,304 148,280 120,280 106,302 114,328 146,336'), 25), 2);
  const inner = curve(points('160,300 146,285 124,286 112,304'), 17);
  return [
    shape(ring, { ...OUTLINE, width: 20 }),
    shape(ring, { stroke: CLAY.shade, width: 15.6 }),
    shape(smooth(inner, 2), { stroke: CLAY.body, width: 6 }),
  ].join('');
}

/** Close under the belly and on the side turned from the flame, none on the nozzle. */
function shadeOfBody(): string {
  const below = flow(
    SHOULDER,
    NEAR,
    range(11).map((i) => 0.24 + i * 0.07),
  ).map((line, i) => trace(line.slice(1, 16 + i * 2 + (i % 2) * 3)));
  const behind = range(9).map((i) => {
    const [from, to] = [SHOULDER[2 + i]!, NEAR[2 + i]!];
    return trace([from, [(from[0] + to[0]) / 2 - 2, (from[1] + to[1]) / 2], to]);
  });
  const rim = flow(SHOULDER, NEAR, [0.3, 0.44]).map((line, i) => trace(line.slice(36 + i, 46 - i)));
  return [
    shape([...below, ...behind].join(''), { stroke: CLAY.deep, width: 1.1, opacity: 0.62 }),
    shape(trace(SHOULDER.slice(1, -2)), { stroke: CLAY.deep, width: 1.5, opacity: 0.75 }),
    shape(trace(SHOULDER.slice(26, -3).map(([x, y]): Point => [x, y - 2.4])), {
      stroke: CLAY.gleam,
      width: 1.6,
    }),
    shape(rim.join(''), { stroke: CLAY.gleam, width: 1.3, opacity: 0.8 }),
  ].join('');
}

/** The lid is a shallow dish with a hole for the oil. */
function lid(): string {
  const [x, y] = TOP;
  const tongues = range(28).map((i) => {
    const [a, b] = [
      ellipse(TOP, 62, 13.5, i * 12.86, i * 12.86)[0]!,
      ellipse(TOP, 34, 7.2, i * 12.86, i * 12.86)[0]!,
    ];
    return trace([a, b]);
  });
  return [
    shape(oval(TOP, 92, 21), { fill: 'url(#lid)', stroke: CLAY.deep, width: 1.6 }),
    shape(oval(TOP, 72, 16), { fill: CLAY.body, stroke: CLAY.deep, width: 1.4 }),
    shape(trace(ellipse(TOP, 72, 16, 20, 160)), { stroke: CLAY.gleam, width: 1.5 }),
    shape(tongues.join(''), { stroke: CLAY.shade, width: 1.3 }),
    shape(oval(TOP, 26, 5.8), { fill: CLAY.lit, stroke: CLAY.deep, width: 1.3 }),
    shape(oval([x, y], 15, 3.4), { fill: '#1d0d08' }),
  ].join('');
}

function nozzle(): string {
  const grooves = ['366,305 372,314 370,326', '376,303 382,313 380,325'].map((line) =>
    smooth(points(line), 6),
  );
  return [
    shape(grooves.join(''), { stroke: CLAY.deep, width: 1.5 }),
    shape(oval(WICK, 21, 8.4), { fill: CLAY.gleam, stroke: CLAY.deep, width: 1.4 }),
    shape(oval(WICK, 14, 5.2), { fill: '#1d0d08' }),
  ].join('');
}

/** Earthenware, lit from its own wick. */
export function clayLamp(): string {
  const clay = tone(
    'clay',
    [474, 270],
    [140, 390],
    [
      [0, CLAY.lit],
      [0.4, CLAY.body],
      [1, CLAY.shade],
    ],
  );
  const dish = tone(
    'lid',
    [346, 300],
    [162, 330],
    [
      [0, CLAY.lit],
      [1, CLAY.shade],
    ],
  );
  return [
    tag('defs', {}, clay + dish),
    handle(),
    shape(BODY, { fill: 'url(#clay)' }),
    clipped('body', BODY, shadeOfBody() + lid() + nozzle()),
    shape(BODY, OUTLINE),
  ].join('');
}
