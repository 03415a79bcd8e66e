import { fractions, range } from '../../drawing/plate-burin.ts';
import { STARS, STAR_TINTS, type Star } from '../../drawing/stars.ts';
import { num, tag } from '../../drawing/svg.ts';
import { disc, shape, trace, type Point } from '../../deck/burin.ts';
import { mix, scatter, swelled, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

const HORIZON = 302;
const X = 300;
const DEG = Math.PI / 180;
/** A winter night on a northern shore, looking south: the hour when Sirius stands over the sea. */
const LATITUDE = 57 * DEG;
const SIDEREAL_DEG = 93;
const UNITS_PER_DEG = 5.3;

interface SeenStar {
  star: Star;
  at: Point;
}

/** Where a star stands over the sea, or null behind us and beneath the horizon: stereographic, so no figure is bent. */
function placeOf({ raDeg, decDeg }: Star): Point | null {
  const [hour, dec] = [(SIDEREAL_DEG - raDeg) * DEG, decDeg * DEG];
  const up = Math.sin(LATITUDE) * Math.sin(dec) + Math.cos(LATITUDE) * Math.cos(dec) * Math.cos(hour);
  const south = Math.sin(LATITUDE) * Math.cos(dec) * Math.cos(hour) - Math.cos(LATITUDE) * Math.sin(dec);
  const west = Math.cos(dec) * Math.sin(hour);
  if (up < 0.012 || south < 0) return null;
  const scale = (UNITS_PER_DEG / DEG) * (2 / (1 + south));
  return [X + west * scale, HORIZON - up * scale];
}

const SEEN: readonly SeenStar[] = STARS.flatMap((star) => {
  const at = placeOf(star);
  return at && at[0] > REACH.left && at[0] < REACH.right && at[1] > REACH.top ? [{ star, at }] : [];
});

const tintOf = ({ bv }: Star): string => STAR_TINTS.find(({ below }) => bv < below)!.color;

/** As bright as it is: only the great ones are large, and those that the eye would not miss are left out. */
const FAINTEST = 4.1;

function drawn({ star, at }: SeenStar): string {
  const { magnitude } = star;
  const tint = tintOf(star);
  if (magnitude < 2.3) {
    const r = 6 - 1.15 * magnitude;
    const halo = [4, 3.4, 2.9, 2.4, 2, 1.6].map((part) => disc(at, r * part, { fill: tint, opacity: 0.055 }));
    return halo.join('') + disc(at, r, { fill: tint }) + disc(at, r * 0.6, { fill: '#ffffff' });
  }
  const r = Math.max(0.9, 3.2 - 0.5 * magnitude);
  return disc(at, r, { fill: tint, opacity: mix(0.95, 0.6, (magnitude - 2.3) / 1.8) });
}

/** A row of waves: sharp at the crest, round in the trough, no two alike. */
function crest(row: number, y: number, height: number, wave: number): Point[] {
  const count = Math.ceil((REACH.right - REACH.left) / 4);
  return range(count + 1).map((i) => {
    const x = REACH.left + i * 4;
    const phase = x / wave + row * 0.618 + 0.35 * Math.sin(x / (wave * 2.3) + row * 1.7);
    const swell = 0.62 + 0.38 * Math.sin(x / (wave * 3.1) + row * 2.4);
    return [x, y + height * swell * (Math.abs(Math.sin(Math.PI * phase)) ** 1.25 - 0.5)];
  });
}

/** Lines under a crest that follow it, fainter the deeper they lie: broken, so that the water seems to move. */
function hollows(line: readonly Point[], pitch: number, row: number): string {
  return [0.2, 0.38, 0.56, 0.74]
    .map((part, i) => {
      const dash = `${num(pitch * (2.6 - i * 0.4))} ${num(pitch * (1.5 + i * 0.9 + scatter(row, i)))}`;
      const under = line
        .slice(Math.round(9 * scatter(row, i + 4)))
        .map(([x, y]): Point => [x, y + part * pitch]);
      return shape(trace(under), { stroke: '#5f8fc8', width: 0.9, opacity: 0.5 - i * 0.09, dash });
    })
    .join('');
}

/** Rows grow by a fifth from one to the next: hairlines under the horizon, long swells before us. */
const ROWS = range(19).reduce<number[]>(
  (all, row) => [...all, (all.at(-1) ?? HORIZON) + 1.9 * 1.17 ** row],
  [],
);

function waves(): string {
  return ROWS.map((y, row) => {
    const pitch = 1.9 * 1.17 ** row;
    const near = Math.min(1, row / 15);
    const line = row < 4 ? level(y) : crest(row, y, pitch * 0.78, 9 * 1.19 ** row);
    const body = `${trace(line)}L${REACH.right} ${REACH.bottom}L${REACH.left} ${REACH.bottom}Z`;
    return [
      shape(body, { fill: row % 2 === 0 ? 'url(#sea)' : 'url(#swell)' }),
      row > 8 ? hollows(line, pitch * 0.86, row) : '',
      shape(trace(line), { stroke: '#8fb6e2', width: mix(0.5, 2.3, near), opacity: mix(0.3, 0.9, near) }),
    ].join('');
  }).join('');
}

const level = (y: number): Point[] => [
  [REACH.left, y],
  [REACH.right, y],
];

/** What a star lays on the water: strokes that spread as they come nearer. */
function path(x: number, width: number, opacity: number): string {
  return range(34)
    .map((i) => {
      const depth = i / 34;
      const y = HORIZON + 5 + 190 * depth ** 1.25;
      const half = width * (0.2 + depth) * (0.35 + 0.8 * scatter(i, x));
      const middle = x + (scatter(i, x + 4) - 0.5) * width * (0.5 + depth * 1.6);
      const stroke = fractions(6).map((t): Point => [middle - half + 2 * half * t, y]);
      return swelled(stroke, mix(1.6, 4, depth), '#fff4d2', opacity * mix(1, 0.72, depth));
    })
    .join('');
}

/** True stars over an open sea: unjoined, each as bright as it is. */
export function seaAndStars(): string {
  const water = [
    tone(
      'sea',
      [0, HORIZON],
      [0, 480],
      [
        [0, '#27508c'],
        [0.4, '#143260'],
        [1, '#0a1c3c'],
      ],
    ),
    tone(
      'swell',
      [0, HORIZON],
      [0, 480],
      [
        [0, '#23497f'],
        [0.4, '#102a54'],
        [1, '#081733'],
      ],
    ),
  ];
  const sirius = SEEN.find(({ star }) => star.name === 'Sirius')!;
  return [
    nightGround({ at: [X, HORIZON + 30], reach: 520, core: '#35589c', mid: '#172a58', far: '#070b1b' }),
    ...SEEN.filter(({ star }) => star.magnitude < FAINTEST)
      .toReversed()
      .map(drawn),
    tag('defs', {}, water.join('')),
    tag('rect', {
      x: REACH.left,
      y: HORIZON,
      width: REACH.right - REACH.left,
      height: REACH.bottom - HORIZON,
      fill: 'url(#sea)',
    }),
    waves(),
    path(sirius.at[0], 19, 1),
    shape(`M${REACH.left} ${HORIZON}H${REACH.right}`, { stroke: '#c9d8f2', width: 1.5 }),
  ].join('');
}
