import { mirrored, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, placed, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import type { Cloth } from './page-crest.ts';

/** The cap under the arches: cloth that swells between them. */
function lining(place: (text: string) => Point[], cloth: Cloth): string {
  const dome = loop(
    place('-0.9,-0.26 -1,-0.52 -0.74,-0.78 -0.3,-0.86 0,-0.8 0.3,-0.86 0.74,-0.78 1,-0.52 0.9,-0.26 0,-0.22'),
    4,
  );
  const dark = loop(place('0.36,-0.26 0.46,-0.56 0.3,-0.86 0.74,-0.78 1,-0.52 0.9,-0.26'), 4);
  return [
    shape(dome, { fill: cloth.body }),
    engraved(dark, { fill: cloth.shade }, { ink: cloth.deep, degrees: -60, pitch: 6, width: 1.3 }),
    shape(dome, { stroke: cloth.lit, width: 2 }),
  ].join('');
}

/** The band about the brow, with five stones. */
function jeweledBand(x: number, base: number, half: number, band: number): string {
  const stones = range(5).map((i): Point => [x + (i - 2) * half * 0.4, base - band / 2]);
  return [
    engraved(box(x - half * 1.04, base - band, x + half * 1.04, base), {
      fill: TONE.brassLit,
      stroke: TONE.gold,
      width: 2.4,
    }),
    shape(`M${x - half} ${base - band * 0.82}H${x + half}M${x - half} ${base - band * 0.18}H${x + half}`, {
      stroke: TONE.brassShade,
      width: 1.4,
    }),
    ...stones.map((at, i) =>
      shape(
        [0, 90, 180, 270].map((turn) => polar(at, band * (turn % 180 === 0 ? 0.26 : 0.34), turn)),
        { fill: i % 2 === 0 ? TONE.oxblood : TONE.steelShade, stroke: TONE.brassDeep, width: 1.4 },
      ),
    ),
  ].join('');
}

/** A closed crown: three arches over a cap of cloth, meeting under `finial`, which stands on 0, 0. */
export function closedCrown(
  [x, base]: Point,
  width: number,
  height: number,
  cloth: Cloth,
  finial: string,
): string {
  const half = width / 2;
  const place = (text: string): Point[] =>
    points(text).map(([u, v]): Point => [x + u * half, base + v * height]);
  const side = loop(
    place(
      '-0.98,-0.24 -1.16,-0.5 -0.96,-0.82 -0.5,-0.98 0,-0.94 0,-0.84 -0.46,-0.86 -0.8,-0.74 -0.94,-0.5 -0.8,-0.24',
    ),
    4,
  );
  const front = symmetric(place('-0.1,-0.24 -0.13,-0.6 -0.08,-0.9'), x);
  const pearls = place(
    '-1.08,-0.62 -0.8,-0.87 -0.42,-0.94 0.42,-0.94 0.8,-0.87 1.08,-0.62 0,-0.42 0,-0.6 0,-0.76',
  );
  const metal = { fill: TONE.brass, stroke: TONE.gold, width: 2.4 };
  return [
    lining(place, cloth),
    engraved(side, metal),
    engraved(
      mirrored(side, x),
      { ...metal, fill: TONE.brassShade },
      { ink: TONE.brassDeep, degrees: 30, pitch: 5, width: 1.2 },
    ),
    engraved(front, metal, { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.5, width: 1.2 }),
    ...pearls.map((at) =>
      disc(at, height * 0.042, { fill: TONE.ivory, stroke: TONE.brassShade, width: 1.6 }),
    ),
    placed(finial, { at: [x, base - height * 0.93] }),
    jeweledBand(x, base, half, height * 0.24),
  ].join('');
}

/** The left curtain above its tie and below it; `x` grows inward from the frame. */
const UPPER = '40,30 40,420 62,560 84,640 128,640 168,560 226,470 292,400 330,330 346,250 350,30 200,24';
const LOWER = '86,640 70,760 52,900 46,1062 236,1062 214,900 166,760 130,640';
const FOLDS_UPPER = [
  '70,46 66,420 92,630',
  '122,46 104,400 100,630',
  '180,46 158,380 108,630',
  '238,46 226,366 116,632',
  '298,46 284,340 122,634',
];
const FOLDS_LOWER = [
  '94,656 84,800 76,1062',
  '102,656 106,820 114,1062',
  '112,656 134,820 154,1062',
  '122,656 158,820 196,1062',
];

/** The hollow beside a fold: a dark strip that closes toward the tie, where the cloth is gathered. */
function hollow(fold: readonly Point[], tied: 'first' | 'last'): Point[] {
  const widest = 26;
  const part = (i: number): number => (tied === 'last' ? 1 - i / (fold.length - 1) : i / (fold.length - 1));
  return [...fold, ...fold.map(([x, y], i): Point => [x + 3 + widest * part(i), y]).toReversed()];
}

/** A pavilion of two curtains gathered at the sides: fabric needs its gathers, or it is a gravestone. */
export function pavilion({ lit, body, shade, deep }: Cloth): string {
  const soft = (text: string): Point[] => spline(points(text), 4);
  const half = (right: boolean): string => {
    const at = (form: readonly Point[]): Point[] => (right ? mirrored(form, 350) : [...form]);
    const hollows = [
      ...FOLDS_UPPER.map((fold) => hollow(soft(fold), 'last')),
      ...FOLDS_LOWER.map((fold) => hollow(soft(fold), 'first')),
    ].map((form) => shape(at(form), { fill: right ? deep : shade }));
    const folds = [...FOLDS_UPPER, ...FOLDS_LOWER].map((fold) => trace(at(soft(fold))));
    const cloth = { fill: right ? shade : body, stroke: TONE.gold, width: 2.6 };
    return [
      shape(at(loop(points(LOWER), 3)), cloth),
      shape(at(loop(points(UPPER), 3)), cloth),
      ...hollows,
      shape(folds.join(''), { stroke: right ? body : lit, width: 1.8 }),
      shape(trace(at(soft('168,560 226,470 292,400 330,330'))), { stroke: lit, width: 3 }),
      engraved(
        at(loop(points('74,622 108,630 142,622 146,644 138,662 106,668 78,660 70,642'), 4)),
        { fill: TONE.brass, stroke: TONE.gold, width: 2.4 },
        { ink: TONE.brassDeep, degrees: 90, pitch: 6, width: 1.3 },
      ),
    ].join('');
  };
  return half(false) + half(true);
}
