import { fractions, range, rib, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import type { Tube } from '../../drawing/plate-burin.ts';
import { engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface FishInk {
  body: string;
  shade: string;
  line: string;
  head: string;
  fin: string;
  finDeep: string;
}

export const PALE_FISH: FishInk = {
  body: TONE.ivory,
  shade: '#b9d8d4',
  line: '#4a6a70',
  head: '#8fc0c4',
  fin: TONE.oxblood,
  finDeep: TONE.oxbloodDeep,
};

export interface Fish {
  /** From the nose to the root of the tail. */
  spine: readonly Point[];
  width: number;
  /** Which flank is the back: 1 is at the right of one who swims along the spine. */
  back: 1 | -1;
  ink?: FishInk;
}

const GILL = 0.2;
/** Width on the way from nose to tail, in parts of the widest. */
const PROFILE = spline(
  [
    [0, 0.06],
    [0.04, 0.26],
    [0.12, 0.56],
    [0.24, 0.86],
    [0.4, 1],
    [0.62, 0.82],
    [0.8, 0.48],
    [0.93, 0.24],
    [1, 0.22],
  ],
  6,
);

function profile(t: number): number {
  const i = Math.max(
    1,
    PROFILE.findIndex(([at]) => at >= t - 1e-9),
  );
  const [[a, from], [b, to]] = [PROFILE[i - 1]!, PROFILE[i]!];
  return from + ((to - from) * (t - a)) / (b - a);
}

/** Rows of scallops behind the gill, each row set half a scale from the last. */
function scales({ at }: Tube, back: number): string {
  return range(11)
    .map((row) => {
      const t = GILL + 0.07 + row * 0.058;
      const count = t > 0.7 ? 3 : 5;
      const shift = row % 2 === 0 ? 0 : 0.5;
      return range(count).map((i) => {
        const u = (k: number): number => back * (-0.84 + ((i + shift + k) * 1.68) / (count + 0.5));
        return trace([
          at(t, u(0)),
          at(t + 0.034, u(0.22)),
          at(t + 0.042, u(0.5)),
          at(t + 0.034, u(0.78)),
          at(t, u(1)),
        ]);
      });
    })
    .flat()
    .join('');
}

/** A fin along the flank: its root lies on the body, its tips stand off by `reach` in parts of the half width. */
function fin({ at }: Tube, side: number, from: number, to: number, reach: number, ink: FishInk): string {
  const root = fractions(7).map((f) => at(from + (to - from) * f, side * 0.9));
  const tips = fractions(7).map((f) =>
    at(
      from + (to - from) * (f + 0.28 * f),
      side * (0.9 + reach * Math.sin(Math.PI * Math.min(1, 0.2 + 0.66 * f))),
    ),
  );
  const rays = root.map((foot, i) => trace([foot, tips[i]!])).join('');
  return (
    shape([...root, ...tips.toReversed()], { fill: ink.fin, stroke: TONE.gold, width: 2 }) +
    shape(rays, { stroke: ink.finDeep, width: 1.6 })
  );
}

function tail(body: Tube, width: number, ink: FishInk): string {
  const [[rx, ry], [nx, ny]] = [body.at(0.992, 0), body.at(0.97, 0)];
  const way = Math.atan2(ry - ny, rx - nx);
  const at = (x: number, y: number): Point => [
    rx + (x * Math.cos(way) - y * Math.sin(way)) * width,
    ry + (x * Math.sin(way) + y * Math.cos(way)) * width,
  ];
  const lobe = (side: number): Point[] =>
    spline([at(-0.06, side * 0.1), at(0.22, side * 0.28), at(0.52, side * 0.6), at(0.68, side * 0.66)], 5);
  const fork = (side: number): Point[] =>
    spline([at(0.68, side * 0.66), at(0.52, side * 0.3), at(0.4, 0)], 5);
  const outline = [...lobe(-1), ...fork(-1), ...fork(1).toReversed(), ...lobe(1).toReversed()];
  const rays = [-0.52, -0.36, -0.18, 0.18, 0.36, 0.52].map((y) =>
    trace([at(0.04, y * 0.16), at(0.36 + Math.abs(y) * 0.34, y)]),
  );
  return (
    shape(outline, { fill: ink.fin, stroke: TONE.gold, width: 2.2 }) +
    shape(rays.join(''), { stroke: ink.finDeep, width: 1.8 })
  );
}

/** The head is of another color and ends at a red gill: a fish without a marked head is a shrimp. It has no eye. */
function head(body: Tube, back: number, ink: FishInk): string {
  const flank = (u: number): Point[] => fractions(10).map((f) => body.at(GILL * f, u));
  const gill = rib(body, GILL, 0.065);
  const plate: Point[] = [...flank(-1), ...gill, ...flank(1).toReversed()];
  const inner = rib(body, GILL - 0.07, 0.05, -0.75, 0.75);
  return [
    engraved(plate, { fill: ink.head, stroke: TONE.gold, width: 2.2 }),
    shape([...rib(body, GILL - 0.03, 0.064, -0.96, 0.96), ...gill.toReversed()], { fill: ink.fin }),
    shape(trace(gill), { stroke: TONE.gold, width: 2.2 }),
    shape(trace(inner), { stroke: ink.line, width: 1.8 }),
    shape(trace([body.at(0.012, 0), body.at(0.04, -back * 0.2), body.at(0.065, -back * 0.5)]), {
      stroke: ink.line,
      width: 2.4,
    }),
  ].join('');
}

/** A fish along its spine: pale body in scales, gray head, oxblood gill and fins. */
export function fish({ spine, width, back, ink = PALE_FISH }: Fish): string {
  const body = tube(spline(spine, 10), (t) => width * profile(t));
  const outline = tubeOutline(body, 0, 1, 40);
  const belly = [
    ...fractions(20).map((f) => body.at(GILL + (1 - GILL) * f, -back)),
    ...fractions(20).map((f) => body.at(1 - (1 - GILL) * f, -back * 0.25)),
  ];
  return [
    tail(body, width, ink),
    fin(body, back, 0.34, 0.66, 0.62, ink),
    fin(body, -back, 0.4, 0.52, 0.56, ink),
    fin(body, -back, 0.68, 0.8, 0.9, ink),
    shape(outline, { fill: ink.body }),
    shape(belly, { fill: ink.shade }),
    shape(scales(body, back), { stroke: ink.line, width: 1.4 }),
    shape(outline, { stroke: TONE.gold, width: 2.4 }),
    head(body, back, ink),
    sideFin(body, back, ink),
  ].join('');
}

/** The fin behind the gill, folded back along the flank. */
function sideFin({ at }: Tube, back: number, ink: FishInk): string {
  const outline = [
    at(GILL + 0.06, -back * 0.15),
    at(GILL + 0.13, -back * 0.02),
    at(GILL + 0.24, -back * 0.22),
    at(GILL + 0.2, -back * 0.5),
    at(GILL + 0.12, -back * 0.5),
  ];
  return (
    shape(outline, { fill: ink.fin, stroke: TONE.gold, width: 1.8 }) +
    shape(
      trace([outline[0]!, at(GILL + 0.2, -back * 0.3)]) + trace([outline[0]!, at(GILL + 0.17, -back * 0.42)]),
      {
        stroke: ink.finDeep,
        width: 1.6,
      },
    )
  );
}
