import { points, range } from '../../drawing/plate-burin.ts';
import { disc, loop, placed, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, mix, scatter, smooth } from './engraving.ts';
import { feather, type FeatherInk } from './feather.ts';
import { nightGround } from './ground.ts';

const NEAR: FeatherInk = { lit: '#fbf5e4', shade: '#ded2b4', line: '#9a8c6c', outline: '#0a1024' };
const FAR: FeatherInk = { lit: '#c3c4dc', shade: '#9497bb', line: '#5d6190', outline: '#0a1024' };

const BODY = loop(
  points(
    '146,243 150,226 164,211 184,207 204,215 222,231 252,244 298,262 346,290 384,318 380,334 344,344 292,344 244,332 204,308 178,280 162,260 150,252',
  ),
  8,
);

/** From the outermost quill to the one at the body: where it is rooted, its angle, length and width. */
function quill(u: number): { foot: Point; degrees: number; length: number; width: number; round: number } {
  const roots = curve(points('292,150 276,176 272,204 284,232 308,258 338,284'), 41);
  const hand = Math.min(1, u / 0.5);
  return {
    foot: roots[Math.round(u * 40)]!,
    degrees: u < 0.5 ? mix(-62, -25, hand ** 0.9) : mix(-27, 17, (u - 0.5) / 0.5),
    length:
      u < 0.5
        ? mix(112, 144, Math.sin(Math.PI * Math.min(1, 0.2 + hand * 0.6))) - 20 * hand
        : mix(116, 88, (u - 0.5) / 0.5),
    width: mix(16, 21, u),
    round: mix(0.35, 1, hand),
  };
}

function row(count: number, part: number, wide: number, from: number, to: number, ink: FeatherInk): string {
  return range(count)
    .map((i) => {
      const u = mix(from, to, i / (count - 1));
      const { foot, degrees, length, width, round } = quill(u);
      return feather(
        {
          foot,
          degrees,
          length: length * part,
          width: width * wide,
          round: part < 1 ? 1 : round,
          bend: 0.07,
        },
        ink,
      );
    })
    .join('');
}

/** The soft leading edge, from the shoulder over the wrist to the first quill. */
function arm(ink: FeatherInk): string {
  const outline = loop(
    points(
      '300,140 284,148 268,168 256,200 244,238 236,268 256,290 300,296 330,286 306,262 290,240 282,212 286,178 300,154',
    ),
    6,
  );
  const scales = range(46).map((i) => {
    const t = scatter(i, 3);
    const [x, y] = [mix(252, 300, scatter(i, 5)) + (1 - t) * 6, mix(168, 286, t)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}q5 -1 7 -6`;
  });
  return [
    shape(outline, { fill: ink.lit }),
    clipped(
      ink === FAR ? 'far-arm' : 'near-arm',
      outline,
      shape(scales.join(''), { stroke: ink.line, width: 1, opacity: 0.7 }),
    ),
    shape(trace(outline.slice(6, 36)), { stroke: ink.outline, width: 2 }),
  ].join('');
}

/** Of the far wing no more than what the near one leaves to see. */
function wing(ink: FeatherInk): string {
  const [count, last] = ink === FAR ? [11, 0.55] : [20, 1];
  return [
    row(count, 1, 1, 0, last, ink),
    row(count - 1, 0.56, 1.05, 0.02, last, ink),
    row(count - 3, 0.36, 1, 0.04, last, ink),
    arm(ink),
  ].join('');
}

function tail(): string {
  const order = [0, 8, 1, 7, 2, 6, 3, 5, 4];
  return order
    .map((i) =>
      feather(
        {
          foot: [350, 320],
          degrees: mix(4, 50, i / 8),
          length: 138 - Math.abs(i - 4) * 4,
          width: 21,
          bend: 0,
          round: 0.9,
        },
        NEAR,
      ),
    )
    .join('');
}

/** Small feathers as hooks in rows, closer toward the belly, which is turned from the light. */
function plumage(): string {
  const hooks = range(150).map((i) => {
    const [u, v] = [scatter(i, 1), scatter(i, 2) ** 0.6];
    const x = mix(176, 366, u);
    const y = mix(236, 344, v) + (x - 270) * 0.22;
    return `M${x.toFixed(1)} ${y.toFixed(1)}q6 4 11 0`;
  });
  const shade = range(9).map((i) => {
    const line = curve(points('176,284 206,312 246,336 296,347 348,346 384,334'), 30);
    return trace(line.slice(i, 30 - (i % 2) * 4).map(([x, y]): Point => [x + i * 0.9, y - 2 - i * 3.6]));
  });
  return (
    shape(shade.join(''), { stroke: '#a3977a', width: 1.1, opacity: 0.85 }) +
    shape(hooks.join(''), { stroke: '#bcae8c', width: 1, opacity: 0.75 })
  );
}

function head(): string {
  const bill = `M148 233Q134 236 122 245Q134 247 150 250Z`;
  return [
    shape(bill, { fill: '#d9a052', ...OUTLINE, width: 1.8 }),
    shape('M126 244.500Q138 243 150 242', { stroke: '#0a1024', width: 1.1 }),
    shape('M143 235Q149 230 154 236Q150 241 144 239Z', { fill: NEAR.shade, stroke: '#0a1024', width: 1 }),
    disc([171, 231], 5.4, { fill: '#b5483f' }),
    disc([171, 231], 4.2, { fill: '#0a1024' }),
    disc([169.6, 229.4], 1.3, { fill: '#ffffff' }),
    shape(smooth(points('190,258 204,262 218,258'), 6) + smooth(points('188,266 204,271 222,266'), 6), {
      stroke: '#bcae8c',
      width: 1.2,
    }),
  ].join('');
}

/** A dove that has just risen, lit from the upper left. */
export function dove(): string {
  const bird = [
    `<g transform="rotate(-36 262 262)translate(-12 2)">${wing(FAR)}</g>`,
    tail(),
    shape(BODY, { fill: NEAR.lit }),
    clipped('dove', BODY, plumage()),
    shape(BODY, OUTLINE),
    head(),
    wing(NEAR),
  ];
  return [
    nightGround({ at: [260, 210], reach: 480, core: '#33468a', mid: '#182450', far: '#080c1c' }),
    placed(bird.join(''), { at: [16, 18] }),
  ].join('');
}
