import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import { box, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { contour, contours, joined, stripes } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { GINGER_CAT as INK } from './inks.ts';
import { limb, tail, toesAloft } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const RULE = { top: 396, scale: 540, bottom: 606, left: 24, cell: 46 };
/** Where the tail's tip hangs. */
const POINTED = 2;

/** The ecliptic laid flat: a degree to a tick, a sign to a field. */
function rule(): string {
  const { top, scale, bottom, left, cell } = RULE;
  const ticks = range(120 + 1).map((i) => {
    const length = i % 10 === 0 ? 22 : i % 5 === 0 ? 14 : 8;
    return `M${num(left + (i * cell) / 10)} ${scale}v-${length}`;
  });
  const fields = range(13).map((i) => `M${left + i * cell} ${scale}V${bottom - 8}`);
  return [
    shape(box(-300, top, 900, bottom), { fill: PAPER.night950, stroke: TONE.brassDeep, width: 2 }),
    shape(box(-300, top, 900, top + 16), { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
    shape(box(-300, top, 900, top + 5), { fill: TONE.brassLit }),
    shape(`M-300 ${scale}H900M-300 ${top + 26}H900`, { stroke: PAPER.brass500, width: 1.4 }),
    shape(ticks.join(''), { stroke: PAPER.brass300, width: 1.3 }),
    shape(fields.join(''), { stroke: PAPER.brass500, width: 1.4 }),
    ...SIGN_KEYS.map((sign, i) =>
      glyph(sign, {
        x: left + (i + 0.5) * cell,
        y: (scale + bottom) / 2 - 3,
        size: 30,
        stroke: i === POINTED ? PAPER.ivory : PAPER.brass300,
        strokeWidth: 2.3,
      }),
    ),
    shape(box(-300, bottom - 8, 900, bottom), { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

const head = frontHead({ at: [470, 324], scale: 1.14, turn: 8 }, 'shut');
const torso = outline(
  '92,398 82,352 100,304 146,270 206,258 268,268 330,276 390,268 440,280 476,320 478,380 440,404 300,402 160,404',
);
const hind = limb('150,352 172,410 166,458 176,496', [108, 70, 44, 38]);
const fore = limb('404,356 408,410 396,462 402,492', [84, 54, 42, 38]);
/** The other foreleg lies under the chin, its paw out before it. */
const farPaw = limb('400,384 448,396 500,398 540,397', [50, 42, 37, 38]);
/** The pointer. */
const hanging = tail('112,340 76,360 72,420 104,462 134,488 139,518', 38, 24);

const BANDS = [
  ...[210, 250, 290, 330, 368].map((x, i) => course(`${x},${266 + (i % 2) * 4} ${x + 8},296 ${x + 2},326`)),
  course('466,274 467,286 471,296'),
  course('482,272 482,286 484,298'),
  course('498,276 497,288 497,298'),
  course('148,440 168,446 190,440'),
  course('382,436 400,442 424,436'),
];

function draw(): string {
  return [
    rule(),
    joined('tail', [hanging], INK),
    joined('cat', [torso, hind, fore], INK, { length: 14 }),
    stripes(BANDS.slice(0, 5), INK),
    stripes(BANDS.slice(8), INK),
    contour(course('196,404 222,368 218,320 186,292 146,290'), INK, { side: -1 }),
    contour(course('362,400 358,356 376,318'), INK, { to: 0.8 }),
    contours([...toesAloft({ at: [178, 512], turn: 82 }), ...toesAloft({ at: [404, 508], turn: 80 })], INK),
    stripes(
      [course('58,396 74,402 90,394'), course('78,449 90,446 98,435'), course('113,482 121,478 126,467')],
      INK,
    ),
    joined('far-paw', [farPaw], INK),
    contours(toesAloft({ at: [559, 397] }), INK),
    joined('head', [head.skull], INK),
    stripes(BANDS.slice(5, 8), INK),
    head.face(INK),
  ].join('');
}

export const houseRule: OtherCat = {
  measure: { divisions: 12, group: 3, at: POINTED },
  floor: RULE.bottom,
  core: [300, 240],
  sun: [420, 396],
  draw,
};
