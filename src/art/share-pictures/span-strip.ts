import { referenceDayStartMs, weekdayIndex, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { INK } from '../drawing/ink.ts';
import { placeLabels } from '../drawing/label-placer.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { place, type PlacedText } from '../quote-cards/placing.ts';
import { changeMarks, marksWidth } from './change-marks.ts';
import type { StripPlace } from './sky-strip.ts';
import { smallMoon } from './small-moon.ts';
import type { Span } from './subject.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const LABEL = { face: 'roman', size: 28, fill: INK.parchment } as const;

type Days = Span['days'];

const stepOf = (days: Days, { left, right }: StripPlace): number => (right - left) / days.length;

const moonRadius = (days: Days, at: StripPlace): number => Math.min(stepOf(days, at) * 0.4, at.glyph * 0.56);

/** A week has ticks each six hours, a month one a day and longer ones on Sundays. */
function ticks(days: Days, at: StripPlace): string {
  const isWeek = days.length === WEEK;
  const parts = isWeek ? 4 : 1;
  const step = stepOf(days, at) / parts;
  return Array.from({ length: days.length * parts + 1 }, (_, i) => {
    const isLong = isWeek ? i % 4 === 0 : days[i] !== undefined && weekdayIndex(days[i].date) === 0;
    const length = at.glyph * (isLong ? 0.62 : isWeek && i % 2 === 0 ? 0.42 : 0.26);
    return `M${num(at.left + i * step, 1)} ${at.y}v${num(length, 1)}`;
  }).join('');
}

/** "Sun 15" over its day; only the figure where a day is narrow. A month has no room for them. */
export function spanLabels({ days }: Span, at: StripPlace): PlacedText[] {
  if (days.length !== WEEK) return [];
  const step = stepOf(days, at);
  const room = step - 2 * moonRadius(days, at) - 26;
  const put = (textOf: (date: CivilDate) => string): PlacedText[] =>
    days.map(({ date }, i) =>
      place(textOf(date), LABEL, 'left', at.left + i * step + 4, at.y - at.glyph * 0.62),
    );
  const named = put((date) => `${weekdayName(date, 'short')} ${Number(date.slice(8))}`);
  return named.every(({ width }) => width <= room) ? named : put((date) => String(Number(date.slice(8))));
}

/** Of a week after the names of its days, of a month one after the other. */
function moons(span: Span, at: StripPlace): string {
  const { days } = span;
  const labels = spanLabels(span, at);
  const r = moonRadius(days, at);
  const indent = Math.max(0, ...labels.map(({ width }) => width));
  const offset = labels.length > 0 ? indent + 16 + r : stepOf(days, at) / 2;
  return days
    .map(({ elongation }, i) => {
      const x = at.left + i * stepOf(days, at) + offset;
      return smallMoon(elongation, { x, y: at.y - r - at.glyph * 0.42, r });
    })
    .join('');
}

/** What changes, hung from its true time on the line, pushed apart where two would touch. */
function changes({ days, changes: all }: Span, at: StripPlace): string {
  const startMs = referenceDayStartMs(days[0]!.date);
  const spanMs = days.length * DAY_MS;
  const within = all.filter((change) => {
    const sinceMs = Date.parse(change.at) - startMs;
    return sinceMs >= 0 && sinceMs < spanMs;
  });
  const size = at.glyph * 0.88;
  const widest = Math.max(0, ...within.map((change) => marksWidth(change, size)));
  const [from, to] = [at.left + widest / 2, at.right - widest / 2];
  const gap = Math.min(widest + size * 0.5, (to - from) / Math.max(1, within.length - 1));
  const trueAt = within.map(
    (change) => at.left + ((at.right - at.left) * (Date.parse(change.at) - startMs)) / spanMs,
  );
  const shownAt = placeLabels(trueAt, gap, from, to);
  const middle = at.y + at.glyph * 1.28;
  const threads = trueAt.map(
    (x, i) => `M${num(x, 1)} ${at.y}L${num(shownAt[i]!, 1)} ${num(middle - size * 0.62, 1)}`,
  );
  const dots = trueAt.map((cx) => tag('circle', { cx, cy: at.y, r: at.glyph * 0.14 }));
  return [
    stroked(threads.join(''), INK.brass300, 1.2),
    tag('g', { fill: INK.brass100 }, dots.join('')),
    ...within.map((change, i) => changeMarks(change, [shownAt[i]!, middle], size)),
  ].join('');
}

/** The days of a week or a month in one line: above it their Moons, below it what changes when. */
export function spanStrip(span: Span, at: StripPlace): string {
  return [
    stroked(ticks(span.days, at), INK.brass500, 1.5),
    stroked(`M${at.left} ${at.y}H${at.right}`, 'url(#gold)', 2.4),
    moons(span, at),
    changes(span, at),
  ].join('');
}
