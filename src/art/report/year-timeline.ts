import type { AspectQuality } from '../../domain/natal/aspects.ts';
import type { Mover } from '../../domain/natal/mover-tracks.ts';
import { BODIES } from '../../domain/sky/bodies.ts';
import type { YearEvent } from '../../domain/report/year-events.ts';
import type { YearMonth } from '../../domain/report/year.ts';
import { PAPER } from '../brand/paper.ts';
import { glyph } from '../drawing/glyphs.ts';
import { placeLabels } from '../drawing/label-placer.ts';
import { num, picture, stroked, tag } from '../drawing/svg.ts';
import { pointMark } from './point-mark.ts';

const WIDTH = 970;
const LEFT = 62;
const RIGHT = WIDTH - 10;
const ROW = 54;
const HEAD = 12;
const FOOT = 40;
/** A glyph and some air. */
const LABEL_GAP = 19;

const INKS: Record<AspectQuality, string> = { hard: PAPER.hard, easy: PAPER.easy, join: PAPER.ink };

interface Axis {
  at: (ms: number) => number;
  /** Beginnings of the months and the end of the last. */
  bounds: readonly number[];
}

const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

function axisOf(months: readonly YearMonth[]): Axis {
  const starts = months.map(({ month }) => startOf(month));
  const last = new Date(starts.at(-1)!);
  const end = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1);
  const at = (ms: number): number =>
    LEFT + ((RIGHT - LEFT) * (Math.min(end, Math.max(starts[0]!, ms)) - starts[0]!)) / (end - starts[0]!);
  return { at, bounds: [...starts, end].map(at) };
}

/** Passes over one place are tied together. */
function ties(events: readonly YearEvent[], y: number, { at }: Axis): string {
  const groups = Map.groupBy(events, ({ point, aspect }) => `${point} ${aspect}`);
  const arcs = [...groups.values()].flatMap((passes) =>
    passes.slice(1).map((pass, index) => {
      const [from, to] = [at(passes[index]!.atMs), at(pass.atMs)];
      const dip = Math.min(15, 5 + (to - from) / 22);
      return `M${num(from)} ${y + 4}Q${num((from + to) / 2)} ${num(y + 4 + dip * 1.4)} ${num(to)} ${y + 4}`;
    }),
  );
  return stroked(arcs.join(''), PAPER.brass, 1.1, { 'stroke-dasharray': '3 3' });
}

function row(body: Mover, events: readonly YearEvent[], y: number, axis: Axis): string {
  const places = events.map(({ atMs }) => axis.at(atMs));
  const gap = Math.min(LABEL_GAP, (RIGHT - LEFT - 20) / Math.max(1, events.length));
  const shown = placeLabels(places, gap, LEFT + 10, RIGHT - 10);
  const marks = events.map(({ point, quality }, index) => {
    const [x, label] = [places[index]!, shown[index]!];
    const ink = INKS[quality];
    return [
      stroked(`M${num(x)} ${y - 4}L${num(label)} ${y - 12}`, ink, 0.8),
      tag('circle', { cx: x, cy: y, r: 4.2, fill: PAPER.sheet, stroke: ink, 'stroke-width': 2 }),
      pointMark(point, { x: label, y: y - 21, size: 15, stroke: ink, strokeWidth: 1.4 }),
    ].join('');
  });
  return [
    stroked(`M${LEFT} ${y}H${RIGHT}`, PAPER.rule, 1),
    ties(events, y, axis),
    glyph(body, { x: 26, y, size: 24, stroke: PAPER.ink, strokeWidth: 1.8 }),
    ...marks,
  ].join('');
}

function months(all: readonly YearMonth[], { bounds }: Axis, bottom: number): string {
  const lines = bounds.map((x) => `M${num(x)} ${HEAD}V${bottom + 8}`);
  const names = all.map(({ name }, index) =>
    tag(
      'text',
      {
        x: (bounds[index]! + bounds[index + 1]!) / 2,
        y: bottom + 24,
        'font-size': 19,
        'text-anchor': 'middle',
        'font-family': 'EB Garamond',
        fill: PAPER.brown,
      },
      name.slice(0, 3),
    ),
  );
  return stroked(lines.join(''), PAPER.rule, 0.8) + names.join('');
}

/** The year's exact days, a line for each planet that comes by; marks above name what it touches. */
export function yearTimeline(all: readonly YearMonth[]): string | null {
  const events = all.flatMap((month) => month.events);
  const bodies = BODIES.filter((body): body is Mover => events.some((event) => event.body === body));
  if (bodies.length === 0) return null;
  const axis = axisOf(all);
  const bottom = HEAD + bodies.length * ROW + 4;
  const rows = bodies.map((body, index) =>
    row(
      body,
      events.filter((event) => event.body === body),
      HEAD + index * ROW + 36,
      axis,
    ),
  );
  return picture(
    WIDTH,
    bottom + FOOT,
    tag('rect', { x: LEFT, y: HEAD, width: RIGHT - LEFT, height: bottom - HEAD, fill: '#fcf8ea' }),
    months(all, axis, bottom),
    ...rows,
    stroked(`M${LEFT} ${bottom}H${RIGHT}`, PAPER.brass, 2),
    stroked(`M${LEFT} ${HEAD}H${RIGHT}`, PAPER.brass, 1),
  );
}
