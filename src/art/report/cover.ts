import type { NatalChart } from '../../domain/natal/chart.ts';
import type { Daylight } from '../../domain/natal/daylight.ts';
import { INK, goldGradient } from '../drawing/ink.ts';
import { polyline, spoke } from '../drawing/ring.ts';
import { num, picture, stroked, tag } from '../drawing/svg.ts';
import { coverCorners } from './cover-corners.ts';
import { coverLayout, type CoverLayout } from './cover-layout.ts';
import { coverRing } from './cover-ring.ts';
import type { PageSize } from './page-size.ts';

export interface CoverDay {
  daylight: Daylight;
  /** On the clock of the birthplace; null where the hour is unknown. */
  bornHour: number | null;
}

function ground({ width, height }: CoverLayout): string {
  const rules = Array.from(
    { length: Math.floor(height / 4) },
    (_, index) => `M0 ${2 + index * 4}H${num(width)}`,
  );
  return [tag('rect', { width, height, fill: INK.night950 }), stroked(rules.join(''), '#0a0d1b', 1.6)].join(
    '',
  );
}

/** Open at the foot, where the name of the house stands. */
function frames({ width, height, middle, frame }: CoverLayout): string {
  const open = (inset: number, gap: number): string => {
    const [right, bottom] = [width - inset, height - inset];
    return polyline([
      [middle - gap, bottom],
      [inset, bottom],
      [inset, inset],
      [right, inset],
      [right, bottom],
      [middle + gap, bottom],
    ]);
  };
  const inner = frame + 11;
  return [
    stroked(open(frame, 52), 'url(#cover-gold)', 1.8),
    stroked(open(frame + 5.5, 52), INK.brass500, 0.9),
    tag('rect', {
      x: inner,
      y: inner,
      width: width - 2 * inner,
      height: height - 2 * inner,
      stroke: INK.rule,
      'stroke-width': 0.6,
    }),
  ].join('');
}

/** Long and short in turn, never into the frame, the title or the name. */
function rays({ ring, width, frame, titleY, nameY }: CoverLayout): string {
  const sides = width / 2 - frame - 14;
  const lines = Array.from({ length: 120 }, (_, index) => {
    const turn = (index * 3 * Math.PI) / 180;
    const [across, up] = [Math.abs(Math.cos(turn)), Math.sin(turn)];
    const room = up > 0 ? ring.y - titleY - 36 : nameY - 44 - ring.y;
    const most = Math.min(sides / Math.max(0.01, across), room / Math.max(0.01, Math.abs(up)));
    const reach = Math.min(ring.limb + [14, 34, 20, 58][index % 4]!, most);
    return reach > ring.limb + 9 ? spoke(ring, index * 3, ring.limb + 6, reach) : '';
  });
  return stroked(lines.join(''), INK.brass500, 0.6, { opacity: 0.55 });
}

function rule({ middle, titleY }: CoverLayout): string {
  const y = titleY + 23;
  const star = [
    [middle, y - 7],
    [middle + 1.4, y - 1.4],
    [middle + 7, y],
    [middle + 1.4, y + 1.4],
    [middle, y + 7],
    [middle - 1.4, y + 1.4],
    [middle - 7, y],
    [middle - 1.4, y - 1.4],
  ] as const;
  const lines = `M${middle - 186} ${y}H${middle - 15}M${middle + 15} ${y}H${middle + 186}`;
  return stroked(lines, INK.brass500, 0.9) + tag('path', { d: `${polyline(star)}Z`, fill: INK.brass200 });
}

/** The 24 hours of the day of birth: daylight as a bar, the hour of birth as a pointer. */
function dayScale({ day }: CoverLayout, { daylight, bornHour }: CoverDay): string {
  const at = (hour: number): number => day.from + ((day.to - day.from) * hour) / 24;
  const ticks = Array.from({ length: 49 }, (_, index) => {
    const length = index % 12 === 0 ? 8 : index % 2 === 0 ? 4 : 2.4;
    return `M${num(at(index / 2))} ${num(day.y)}v${-length}`;
  });
  const { noonHour, halfHours } = daylight;
  const bars = [-24, 0, 24]
    .map((turn) => [noonHour - halfHours + turn, noonHour + halfHours + turn] as const)
    .map(([from, to]) => [Math.max(0, from), Math.min(24, to)] as const)
    .filter(([from, to]) => to > from)
    .map(([from, to]) => `M${num(at(from))} ${num(day.y + 3.4)}H${num(at(to))}`);
  const pointer =
    bornHour === null
      ? ''
      : `${polyline([
          [at(bornHour), day.y - 1],
          [at(bornHour) - 4.6, day.y - 11.5],
          [at(bornHour) + 4.6, day.y - 11.5],
        ])}Z`;
  return [
    stroked(`M${day.from} ${num(day.y)}H${day.to}`, INK.brass300, 1),
    stroked(ticks.join(''), INK.brass300, 0.7),
    stroked(bars.join(''), INK.brass300, 3.6),
    tag('path', { d: pointer, fill: INK.brass100 }),
  ].join('');
}

/** The whole first page but for its lettering and the stars in the middle of its ring. */
export function cover(chart: NatalChart, day: CoverDay, size: PageSize): string {
  const layout = coverLayout(size);
  return picture(
    layout.width,
    layout.height,
    tag('defs', {}, goldGradient('cover-gold', 40, layout.width)),
    ground(layout),
    rays(layout),
    frames(layout),
    coverCorners(chart, layout),
    rule(layout),
    coverRing(chart, layout.ring),
    dayScale(layout, day),
  );
}
