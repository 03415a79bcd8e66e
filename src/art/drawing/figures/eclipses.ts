import { referenceNoonMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { eclipseOf, lunationsFrom } from '../../../domain/sky/lunations.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { INK, ELEMENT_INK } from '../ink.ts';
import type { Point } from '../ring.ts';
import { num, stroked, tag } from '../svg.ts';
import { placePointLabels } from './point-labels.ts';
import { dayInWords, dayOnSheet } from './dates.ts';
import type { Measuring } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const REACH_DEG = 5.8;
/** Nearer than this to the ecliptic, a new or full Moon meets a shadow. */
const SHADOW_DEG = 1.55;

interface Syzygy {
  atMs: number;
  phase: 'new' | 'full';
  latitudeDeg: number;
  eclipse: string | null;
}

function monthTicks(fromMs: number, toMs: number, x: (atMs: number) => number, sheet: Sheet): Drawn {
  const { plot, type, kind } = sheet;
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const starts: number[] = [];
  const first = new Date(fromMs);
  for (let month = first.getUTCMonth(); ; month++) {
    const atMs = Date.UTC(first.getUTCFullYear(), month);
    if (atMs > toMs) break;
    if (atMs >= fromMs) starts.push(atMs);
  }
  const perMonth = (plot.right - plot.left) / Math.max(1, starts.length);
  const each = [1, 2, 3, 6, 12].find((step) => step * perMonth > type * 2.6) ?? 12;
  const isNamed = (atMs: number): boolean => new Date(atMs).getUTCMonth() % each === 0;
  const name = (atMs: number): string => {
    const date = new Date(atMs);
    if (date.getUTCMonth() === 0) return String(date.getUTCFullYear());
    return new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(atMs);
  };
  const ticks = starts.map((atMs) => `M${num(x(atMs), 1)} ${y}v${isNamed(atMs) ? -11 : -5}`).join('');
  return {
    shapes: [stroked(`M${plot.left} ${y}H${plot.right}${ticks}`, INK.brass500, 1)],
    labels: starts.filter(isNamed).map((atMs): Label => ({
      text: name(atMs),
      x: x(atMs),
      y: y + type * 0.95,
      align: 'center',
      tone: 'dust',
    })),
  };
}

function mark({ phase, eclipse }: Syzygy, [cx, cy]: Point, r: number): string {
  const fill = phase === 'full' ? INK.parchment : INK.night850;
  if (!eclipse)
    return tag('circle', {
      cx,
      cy,
      r,
      fill,
      stroke: INK.dust,
      'stroke-width': 1.2,
      opacity: phase === 'full' ? 0.75 : 1,
    });
  return [
    tag('circle', { cx, cy, r: r * 2.1, stroke: INK.brass200, 'stroke-width': 1.6, fill: INK.night900 }),
    tag('circle', { cx, cy, r: r * 1.35, fill: phase === 'full' ? INK.hard : INK.brass300 }),
  ].join('');
}

/** What the two colors mean. */
function keyOf({ plot, kind, type }: Sheet, r: number): Drawn {
  const y = plot.bottom - type * 1.1;
  const right = plot.right - (kind === 'wide' ? 16 : 8);
  const step = type * (kind === 'wide' ? 6.6 : 6.9);
  const entries = [
    { phase: 'new', text: 'of the Sun', x: right - step },
    { phase: 'full', text: 'of the Moon', x: right },
  ] as const;
  return {
    shapes: entries.map(({ phase, x }) =>
      mark(
        { phase, atMs: 0, latitudeDeg: 0, eclipse: 'any' },
        [x - type * (phase === 'new' ? 4.6 : 5.2), y],
        r * 0.9,
      ),
    ),
    labels: entries.map(({ text, x }): Label => ({ text, x, y, align: 'right', tone: 'dust' })),
  };
}

function draw(fromMs: number, toMs: number, syzygies: readonly Syzygy[], sheet: Sheet): Drawn {
  const { plot, kind, type } = sheet;
  const isWide = kind === 'wide';
  const pad = isWide ? 40 : 16;
  const x = (atMs: number): number =>
    plot.left + pad + ((atMs - fromMs) / (toMs - fromMs)) * (plot.right - plot.left - 2 * pad);
  // The key to the colors has the foot of the sheet to itself.
  const foot = plot.bottom - type * 1.9;
  const middle = (plot.top + foot) / 2;
  const perDeg = (foot - plot.top) / 2 / REACH_DEG;
  const at = ({ atMs, latitudeDeg }: Syzygy): Point => [x(atMs), middle - latitudeDeg * perDeg];
  const r = isWide ? 5 : 3.6;
  const band = tag('rect', {
    x: plot.left,
    y: middle - SHADOW_DEG * perDeg,
    width: plot.right - plot.left,
    height: 2 * SHADOW_DEG * perDeg,
    fill: ELEMENT_INK.Air.mid,
    opacity: 0.6,
  });
  const eclipses = syzygies.filter(({ eclipse }) => eclipse);
  const wanted = eclipses.map((one) => ({
    text: isWide ? `${dayOnSheet(one.atMs, true)}, ${one.eclipse}` : dayOnSheet(one.atMs, false),
    at: at(one),
  }));
  const scale = monthTicks(fromMs, toMs, x, sheet);
  const crowd = syzygies.flatMap((one): Point[] => {
    const [px, py] = at(one);
    const reach = one.eclipse ? r * 2 : r;
    return [
      [px, py],
      [px - reach, py],
      [px + reach, py],
      [px, py - reach],
      [px, py + reach],
    ];
  });
  const reach: Label = {
    text: isWide ? 'within reach of a shadow' : 'within reach',
    x: plot.left + (isWide ? 14 : 6),
    y: middle - SHADOW_DEG * perDeg - type * 0.6,
    align: 'left',
    tone: 'dust',
  };
  const key = keyOf(sheet, r);
  return {
    shapes: [
      band,
      stroked(`M${plot.left} ${num(middle)}H${plot.right}`, INK.dust, 1.4, { 'stroke-dasharray': '1.5 5' }),
      ...syzygies.map((one) => mark(one, at(one), r)),
      ...(kind === 'small' ? [] : [...scale.shapes, ...key.shapes]),
    ],
    labels: [reach, ...key.labels, ...scale.labels, ...placePointLabels(wanted, sheet, crowd)],
  };
}

/** New and full Moons by their distance from the ecliptic: those that pass near it are eclipses, and they come in seasons. */
export function* eclipsesFigure({ from, to }: { from: CivilDate; to: CivilDate }): Measuring {
  const [fromMs, toMs] = [referenceNoonMs(from), referenceNoonMs(to)];
  const eclipses: { atMs: number; phase: string; body: string }[] = [];
  const syzygies: Syzygy[] = [];
  for (const { atMs, phase } of lunationsFrom(fromMs)) {
    if (atMs > toMs) break;
    yield;
    if (phase !== 'new' && phase !== 'full') continue;
    const { latitudeDeg } = positionAt('moon', atMs);
    const eclipse = Math.abs(latitudeDeg) > SHADOW_DEG ? null : eclipseOf({ atMs, phase });
    if (eclipse) eclipses.push({ ...eclipse, body: eclipse.body === 'sun' ? 'Sun' : 'Moon' });
    syzygies.push({ atMs, phase, latitudeDeg, eclipse: eclipse?.phase ?? null });
    yield;
  }
  const eclipseTexts = eclipses.map(
    ({ atMs, phase, body }) => `${dayInWords(atMs)} (${phase}, of the ${body})`,
  );
  return {
    heights: { wide: 470, phone: 400, scale: true },
    alt: `New and full Moons by their distance from the ecliptic. Those within reach of a shadow are the eclipses of ${eclipseTexts.join('; ')}.`,
    draw: (sheet) => draw(fromMs, toMs, syzygies, sheet),
  };
}
