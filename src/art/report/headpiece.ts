import type { NatalChart } from '../../domain/natal/chart.ts';
import { wrapDeg } from '../../domain/sky/angles.ts';
import { glyph, type GlyphName } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { placeLabels } from '../drawing/label-placer.ts';
import { litPart } from '../drawing/moon-phase.ts';
import { polyline, type Point } from '../drawing/ring.ts';
import { num, picture, radialGradient, ringLine, stroked, tag } from '../drawing/svg.ts';
import { surePlaces, type Focus } from './focus.ts';
import { BAND, bandSky, xOf } from './headpiece-sky.ts';
import { scaleOfBand } from './headpiece-scale.ts';
import { pointMark } from './point-mark.ts';

const LEAST_GAP = 46;
const ROUNDEL = 17;
const DISC = 34;

function ground({ ink }: Focus): string {
  const at = BAND.width / 2;
  const stops = [
    [0, ink.core],
    [0.5, ink.mid],
    [1, INK.night950],
  ] as const;
  const rules = Array.from(
    { length: Math.floor(BAND.height / 6) },
    (_, i) => `M0 ${3 + i * 6}H${BAND.width}`,
  );
  return [
    tag('defs', {}, radialGradient('band-ground', [at, BAND.ecliptic, BAND.width * 0.56], stops)),
    tag('rect', { width: BAND.width, height: BAND.height, fill: 'url(#band-ground)' }),
    stroked(rules.join(''), INK.ruledGround, 1.6, { opacity: 0.5 }),
  ].join('');
}

/** Long and short in turn, as an engraver makes light. */
function rays(x: number, y: number): string {
  const ray = (index: number): string => {
    const angle = (index * Math.PI) / 36;
    const [inner, outer] = [DISC + 22, index % 2 === 0 ? 190 : 128];
    const end = (radius: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    return polyline([end(inner), end(outer)]);
  };
  const all = Array.from({ length: 72 }, (_, index) => ray(index)).join('');
  return stroked(all, INK.brass300, 0.9, { opacity: 0.34 });
}

/** Sixteen points around a hatched disc. */
function sunDisc(x: number, y: number): string {
  const spikes = Array.from({ length: 16 }, (_, index) => {
    const at = (turn: number, radius: number): Point => {
      const angle = (turn * Math.PI) / 8;
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    };
    const reach = DISC * (index % 2 === 0 ? 2 : 1.55);
    return `${polyline([at(index - 0.3, DISC + 5), at(index, reach), at(index + 0.3, DISC + 5)])}Z`;
  });
  const shade = Array.from({ length: 8 }, (_, index) => {
    const off = DISC * (0.3 + index * 0.09);
    const half = Math.sqrt(Math.max(0, DISC ** 2 - off ** 2)) * 0.92;
    return `M${num(x + off)} ${num(y - half)}V${num(y + half)}`;
  });
  return [
    tag('path', { d: spikes.join(''), fill: INK.night900, stroke: INK.brass200, 'stroke-width': 1.3 }),
    tag('circle', { cx: x, cy: y, r: DISC, fill: INK.ivory }),
    stroked(shade.join(''), INK.brass500, 1.2),
    ringLine(x, y, DISC, INK.brass300, 1.6),
  ].join('');
}

function moonDisc(x: number, y: number, elongationDeg: number): string {
  return [
    tag('circle', { cx: x, cy: y, r: DISC, fill: INK.night850 }),
    tag('path', { d: litPart(elongationDeg, { x, y }, DISC), fill: INK.ivory }),
    ringLine(x, y, DISC, INK.brass300, 1.6),
    ringLine(x, y, DISC + 6, INK.brass500, 1),
  ].join('');
}

function seal(x: number, y: number, { point, sign }: Focus): string {
  const place = { x, y, size: DISC * 1.1, stroke: INK.brass100, strokeWidth: 2.4 };
  return [
    tag('circle', { cx: x, cy: y, r: DISC, fill: INK.night900 }),
    ringLine(x, y, DISC, INK.brass200, 2),
    ringLine(x, y, DISC - 4.5, INK.brass500, 1),
    point ? pointMark(point, place) : glyph(sign, place),
  ].join('');
}

function focusDisc(focus: Focus, elongationDeg: number): string {
  const [x, y] = [BAND.width / 2, BAND.ecliptic];
  if (focus.point === 'sun') return sunDisc(x, y);
  return focus.point === 'moon' ? moonDisc(x, y, elongationDeg) : seal(x, y, focus);
}

interface Roundel {
  point: GlyphName;
  trueAt: number;
}

/** Those on one side of the focus, pushed away from it and from each other. */
function placed(roundels: readonly Roundel[], from: number, to: number): string {
  const gap = Math.min(LEAST_GAP, (to - from) / Math.max(1, roundels.length - 1));
  const shown = placeLabels(
    roundels.map(({ trueAt }) => trueAt),
    gap,
    from,
    to,
  );
  return roundels
    .map(({ point, trueAt }, index) => {
      const x = shown[index]!;
      const y = BAND.ecliptic;
      const foot = polyline([
        [x, y + ROUNDEL],
        [x, BAND.scale - 26],
        [trueAt, BAND.scale - 12],
        [trueAt, BAND.scale],
      ]);
      return [
        stroked(foot, INK.brass300, 1, { opacity: 0.9 }),
        tag('circle', { cx: x, cy: y, r: ROUNDEL, fill: INK.night850 }),
        ringLine(x, y, ROUNDEL, INK.brass500, 1.4),
        glyph(point, { x, y, size: 19, stroke: INK.brass100, strokeWidth: 1.6 }),
      ].join('');
    })
    .join('');
}

function others(chart: NatalChart, focus: Focus): string {
  const roundels = surePlaces(chart)
    .filter(({ point }) => point !== focus.point)
    .map(({ point, longitudeDeg }) => ({ point, trueAt: xOf(longitudeDeg, focus.longitudeDeg) }))
    .filter(({ trueAt }) => trueAt > 24 && trueAt < BAND.width - 24);
  const middle = BAND.width / 2;
  const apart = DISC * 2 + ROUNDEL + 6;
  const [left, right] = [
    roundels.filter(({ trueAt }) => trueAt < middle),
    roundels.filter(({ trueAt }) => trueAt >= middle),
  ];
  return placed(left, 34, middle - apart) + placed(right, middle + apart, BAND.width - 34);
}

/**
 * The zodiac around a chapter's planet as it stood at the birth: true stars above a scale of degrees. The page frames it,
 * and may cut it from above.
 */
export function headpiece(chart: NatalChart, focus: Focus): string {
  const [sun, moon] = chart.bodies;
  const elongationDeg = wrapDeg(moon!.longitudeDeg - sun!.longitudeDeg);
  const [x, y] = [BAND.width / 2, BAND.ecliptic];
  const thread = focus.point ? stroked(`M${x} ${y + DISC}V${BAND.scale}`, INK.brass200, 1.2) : '';
  return picture(
    BAND.width,
    BAND.height,
    ground(focus),
    rays(x, y),
    bandSky(focus, new Date(chart.birth.time.atMs).getUTCFullYear()),
    scaleOfBand(focus),
    thread,
    others(chart, focus),
    focusDisc(focus, elongationDeg),
  );
}
