import { points, polar, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { bevel, disc, ellipse, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { spark, star } from '../parts/lights.ts';
import { RED_ROSE, rose } from '../parts/rose.ts';
import { wheatEar } from '../parts/wheat-ear.ts';

const CROWN: Point = [350, 474];

/** Twelve stars on the points of a crown; in a closed ring they would be a flag. */
function crown(): string {
  const tips = range(12).map((i) => ({
    axis: -90 + (i - 5.5) * 13.4,
    reach: Math.floor(Math.abs(i - 5.5)) % 2 === 0 ? 284 : 232,
  }));
  const band = (y: number, flip = false): Point[] => {
    const edge = ellipse([350, y], 172, 34, 180, 0);
    return flip ? edge.toReversed() : edge;
  };
  const hoop = [...band(430), ...band(484, true)];
  const stones = range(7).map((i): Point => {
    const turn = Math.PI * (0.12 + i * 0.1267);
    return [350 - 172 * Math.cos(turn), 457 + 34 * Math.sin(turn)];
  });
  const stars = tips.map(({ axis, reach }): Place => ({ at: polar(CROWN, reach, axis) }));
  const cap = [...ellipse([350, 452], 160, 104, 180, 360), ...ellipse([350, 452], 158, 20, 0, 180)];
  return [
    engraved(
      cap,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 6, from: 0.56, width: 1.5 },
    ),
    ...stars.map(({ at: [x, y] }, i) => {
      const foot: Point = [350 + (i - 5.5) * 27.6, 462];
      const degrees = (Math.atan2(y - foot[1], x - foot[0]) * 180) / Math.PI;
      const length = Math.hypot(y - foot[1], x - foot[0]);
      return bevel(foot, degrees, length, 38, TONE.brassLit, TONE.brassShade);
    }),
    repeated(
      'star',
      star([0, 0], { rays: 8, reach: [40, 22], inner: 15, polish: { lit: '#fffaf0', dark: '#d9cba4' } }),
      stars,
    ),
    engraved(
      hoop,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.8 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 5, from: 0, width: 1, opacity: 0.35 },
    ),
    shape(trace(band(438)) + trace(band(476)), { stroke: TONE.brassDeep, width: 1.6 }),
    ...stones.map((at, i) =>
      disc(at, 11, { fill: i % 2 === 0 ? TONE.ivory : TONE.leaf, stroke: TONE.brassDeep, width: 1.8 }),
    ),
  ].join('');
}

/** A living stalk between green and gold. */
function stalk(course: string, width = 15): string {
  const stem = tube(spline(points(course), 8), (t) => width * (1 - 0.3 * t));
  const outline = tubeOutline(stem, 0, 1, 20);
  const dark = [...vein(stem, 0.2, 0, 1), ...vein(stem, 1, 0, 1).toReversed()].filter((_, i) => i % 4 === 0);
  return [
    shape(outline, { fill: '#a9a24a' }),
    shape(dark, { fill: '#6b6a2a' }),
    shape(outline, { stroke: '#e6dd92', width: 1.6 }),
  ].join('');
}

/** A long blade that bends over. */
function blade(course: string, width: number): string {
  const spine = tube(
    spline(points(course), 8),
    (t) => width * Math.sin(Math.PI * Math.min(0.98, 0.22 + 0.78 * t)),
  );
  return (
    engraved(
      tubeOutline(spine, 0, 1, 18),
      { fill: TONE.leaf, stroke: TONE.leafLit, width: 1.8 },
      { ink: TONE.leafDeep, degrees: 70, pitch: 6, from: 0.5 },
    ) +
    shape(trace(vein(spine, 0, 0.05, 0.95).filter((_, i) => i % 4 === 0)), {
      stroke: TONE.leafLit,
      width: 1.4,
    })
  );
}

function sheaf(): string {
  const stalks = [
    '250,1000 216,930 176,850 150,780',
    '302,1000 280,920 256,840 242,770',
    '350,1000 350,900 350,830 350,756',
    '398,1000 420,920 444,840 458,770',
  ];
  const ears: Place[] = [
    { at: [150, 784], turn: -10 },
    { at: [242, 774], turn: -7 },
    { at: [458, 774], turn: 7 },
    { at: [350, 762] },
  ];
  return [
    blade('300,990 250,900 180,872 128,894', 30),
    blade('404,990 470,920 540,890 606,912', 30),
    ...stalks.map((course) => stalk(course)),
    blade('330,990 306,900 286,850 296,800', 26),
    blade('372,990 392,910 416,866 404,820', 26),
    repeated('ear', wheatEar(226), ears),
  ].join('');
}

/** One stalk ends in a slanting cut; its ear lies on the ground by the sickle. */
function cutEar(): string {
  return [
    stalk('446,1000 484,930 524,850 546,790', 15),
    shape(
      ellipse([546, 790], 12, 7).map(([x, y]): Point => [x, y - (x - 546) * 0.9]),
      {
        fill: TONE.ivory,
        stroke: TONE.brassDeep,
        width: 1.6,
      },
    ),
    placed(stalk('0,0 0,60', 11) + wheatEar(156, 5), { at: [452, 1012], turn: 84 }),
  ].join('');
}

function sickle(): string {
  const outer = spline(points('116,996 80,964 70,912 96,864 146,844 196,858'), 7);
  const inner = spline(points('196,858 150,866 116,888 102,924 110,960 138,984'), 7);
  return [
    engraved(
      [...outer, ...inner],
      { fill: TONE.ivory, stroke: TONE.steelLit, width: 2.2 },
      { ink: TONE.steelShade, degrees: -30, pitch: 5, from: 0.5, width: 1.3 },
    ),
    engraved(
      loop(points('110,990 132,976 180,1016 188,1032 172,1042 156,1030'), 4),
      { fill: TONE.wood, stroke: TONE.brassLit, width: 2.2 },
      { ink: TONE.woodDeep, degrees: 42, pitch: 5, from: 0.4 },
    ),
  ].join('');
}

/** The rest of the field, far off: rows of small ears that close up to gold. */
function field(ink: GroundInk): string {
  const far = spline(points('46,806 160,786 280,800 420,782 540,798 654,784'), 6);
  const rows = [0, 1, 2].flatMap((row) =>
    range(21).map((i): Place => ({
      at: [58 + i * 29.4 + (row % 2) * 14, 822 + row * 34],
      turn: -6 + ((i * 5) % 13),
    })),
  );
  const small =
    shape('M0 30V0', { stroke: '#b98f3f', width: 3 }) +
    shape('M0 4C-9 -8 -8 -26 0 -36C8 -26 9 -8 0 4Z', { fill: '#c99a44', stroke: '#f0d08a', width: 1.6 }) +
    shape('M0 0V-30', { stroke: '#6b4a1c', width: 1.4 });
  return [
    hill(far, 1062, '#6b4a22', ink.line),
    repeated('small', small, rows),
    hill(spline(points('46,936 200,920 350,930 520,916 654,930'), 6), 1062, '#3a3a1c', '#c7c070'),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    ...points('96,190 604,190 90,430 612,424 186,146 514,146').map((at, i) =>
      spark(at, 10 - (i % 3) * 2, TONE.gold),
    ),
    field(ink),
    crown(),
    sickle(),
    sheaf(),
    cutEar(),
    leaf([236, 1034], -160, 56, 24),
    leaf([262, 1034], -24, 56, 24),
    rose([248, 1012], 40, RED_ROSE, -60),
  ].join('');
}

export const theEmpress: CardPicture = { light: { at: [350, 400], reach: 430 }, draw };
