import type { NatalChart } from '../../domain/natal/chart.ts';
import { SIGN_KEYS, signOf } from '../../domain/zodiac/signs.ts';
import { glyph } from '../drawing/glyphs.ts';
import { ELEMENT_INK, INK } from '../drawing/ink.ts';
import { placeAround } from '../drawing/label-placer.ts';
import { onRing, polyline, spoke, thread, ticks } from '../drawing/ring.ts';
import { ringLine, stroked, tag } from '../drawing/svg.ts';
import type { CoverLayout } from './cover-layout.ts';
import { surePlaces } from './focus.ts';

type CoverRing = CoverLayout['ring'];
type AngleOf = (longitudeDeg: number) => number;

const PLANET_GAP_DEG = 8.5;

/** What rises is at the left; without an hour 0° Aries is. */
function angleIn({ ascendant }: NatalChart): AngleOf {
  const leftDeg = ascendant?.degreeSure ? ascendant.longitudeDeg : 0;
  return (longitudeDeg) => 180 + longitudeDeg - leftDeg;
}

function signs(ring: CoverRing, angleOf: AngleOf): string {
  const middle = (ring.limb + ring.band) / 2;
  const cusps = SIGN_KEYS.map((_, index) => spoke(ring, angleOf(index * 30), ring.band, ring.limb - 3));
  const marks = SIGN_KEYS.map((sign, index) => {
    const [x, y] = onRing(ring, angleOf(index * 30 + 15), middle);
    return glyph(sign, { x, y, size: 17, stroke: INK.brass300, strokeWidth: 1.2 });
  });
  return stroked(cusps.join(''), INK.brass500, 0.8) + marks.join('');
}

/** The thirty degrees of the Sun's sign, hatched in the light of its element, clear of the sign's own mark. */
function sunSign(chart: NatalChart, ring: CoverRing, angleOf: AngleOf): string {
  const { sign } = chart.bodies[0]!;
  if (!sign.sure) return '';
  const first = SIGN_KEYS.indexOf(sign.value) * 30;
  const hatch = Array.from({ length: 39 }, (_, index) => (index + 1) * 0.75)
    .filter((degree) => Math.abs(degree - 15) > 3.4)
    .map((degree) => spoke(ring, angleOf(first + degree), ring.band + 1, ring.limb - 4));
  return stroked(hatch.join(''), ELEMENT_INK[signOf(sign.value).element].light, 0.6, { opacity: 0.6 });
}

function scale(ring: CoverRing, angleOf: AngleOf): string {
  const from = angleOf(0);
  const turned = { x: ring.x, y: ring.y };
  const marks = ticks(
    turned,
    {
      from: ring.band,
      ticks: [
        [30, ring.ticks - 1],
        [10, ring.band - 10],
        [5, ring.band - 7],
        [1, ring.band - 4],
      ],
    },
    0,
    359,
  );
  return tag('g', { transform: `rotate(${-from} ${ring.x} ${ring.y})` }, stroked(marks, INK.brass200, 0.6));
}

function planets(chart: NatalChart, ring: CoverRing, angleOf: AngleOf): string {
  const places = surePlaces(chart);
  const angles = places.map(({ longitudeDeg }) => angleOf(longitudeDeg));
  const shown = placeAround(angles, PLANET_GAP_DEG);
  const radius = ring.disc + (ring.ticks - ring.disc) * 0.56;
  const threads = angles.map((angle, index) =>
    thread(ring, angle, shown[index]!, [ring.disc, ring.disc + 2.5, radius - 9]),
  );
  const dots = angles.map((angle) => {
    const [cx, cy] = onRing(ring, angle, ring.disc);
    return tag('circle', { cx, cy, r: 2 });
  });
  const marks = places.map(({ point }, index) => {
    const [x, y] = onRing(ring, shown[index]!, radius);
    return glyph(point, { x, y, size: 15, stroke: INK.brass100, strokeWidth: 1.2 });
  });
  return [
    stroked(threads.join(''), INK.brass300, 0.6, { opacity: 0.8 }),
    tag('g', { fill: INK.brass100 }, dots.join('')),
    ...marks,
  ].join('');
}

/** Triangles outside the limb: what rises, and the midheaven. */
function pointers({ ascendant, midheaven }: NatalChart, ring: CoverRing, angleOf: AngleOf): string {
  const tips = [ascendant, midheaven]
    .filter((angle) => angle?.degreeSure)
    .map((angle) => angleOf(angle!.longitudeDeg))
    .map((angle) => {
      const foot = ring.limb + 14;
      const tip = [
        onRing(ring, angle, ring.limb + 4),
        onRing(ring, angle - 1.5, foot),
        onRing(ring, angle + 1.5, foot),
      ];
      return `${polyline(tip)}Z`;
    });
  return tag('path', { d: tips.join(''), fill: INK.brass100 });
}

/** Signs, degrees and planets of the birth around the stars of that night. */
export function coverRing(chart: NatalChart, ring: CoverRing): string {
  const angleOf = angleIn(chart);
  const line = (radius: number, stroke: string, width: number): string =>
    ringLine(ring.x, ring.y, radius, stroke, width);
  return [
    tag('circle', { cx: ring.x, cy: ring.y, r: ring.limb + 4, fill: INK.night950 }),
    sunSign(chart, ring, angleOf),
    signs(ring, angleOf),
    scale(ring, angleOf),
    line(ring.limb + 4, INK.brass500, 0.6),
    line(ring.limb, 'url(#cover-gold)', 2),
    line(ring.limb - 3, INK.brass500, 0.6),
    line(ring.band, 'url(#cover-gold)', 1.2),
    line(ring.ticks, INK.brass500, 0.7),
    line(ring.disc + 3, INK.brass500, 0.6),
    line(ring.disc, 'url(#cover-gold)', 2),
    planets(chart, ring, angleOf),
    pointers(chart, ring, angleOf),
  ].join('');
}
