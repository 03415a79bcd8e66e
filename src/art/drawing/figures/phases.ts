import { addDays, referenceNoonMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { lunationsFrom } from '../../../domain/sky/lunations.ts';
import { moonPhaseAt } from '../../../domain/sky/positions.ts';
import type { Lunation } from '../../../domain/sky/sky.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { litPart } from '../moon-phase.ts';
import { ringLine, tag } from '../svg.ts';
import { dayInWords, dayOnSheet } from './dates.ts';
import { measuredEach, type Measuring } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const DAYS = 30;
const NAMES: Record<Lunation, string> = {
  new: 'new Moon',
  'first-quarter': 'first quarter',
  full: 'full Moon',
  'last-quarter': 'last quarter',
};

interface Night {
  date: CivilDate;
  elongationDeg: number;
  turn: Lunation | null;
}

function disc({ elongationDeg, turn }: Night, x: number, y: number, r: number): string {
  const lit = tag('path', { d: litPart(elongationDeg, { x, y }, r), fill: INK.ivory });
  return [
    tag('circle', { cx: x, cy: y, r, fill: ELEMENT_INK.Air.mid }),
    lit,
    ringLine(x, y, r, INK.brass500, 1),
    turn ? ringLine(x, y, r + 4.5, INK.brass200, 1.6) : '',
  ].join('');
}

/** The figure of the day; a month is named where it begins. */
function dayLabel({ date }: Night, isFirst: boolean, isWide: boolean): string {
  const named = isFirst || date.endsWith('-01');
  return named ? dayOnSheet(referenceNoonMs(date), isWide) : String(Number(date.slice(8)));
}

function draw(nights: readonly Night[], sheet: Sheet): Drawn {
  const { kind, type } = sheet;
  // The first day's label is the widest and must not touch the frame.
  const inset = kind === 'wide' ? 14 : 4;
  const plot = { ...sheet.plot, left: sheet.plot.left + inset, right: sheet.plot.right - inset };
  const columns = kind === 'phone' ? 5 : 10;
  const rows = Math.ceil(nights.length / columns);
  const cell = { x: (plot.right - plot.left) / columns, y: (plot.bottom - plot.top) / rows };
  const r = Math.min(cell.x, cell.y) * (kind === 'small' ? 0.32 : kind === 'wide' ? 0.265 : 0.29);
  const shapes: string[] = [];
  const labels: Label[] = [];
  nights.forEach((night, i) => {
    const x = plot.left + cell.x * ((i % columns) + 0.5);
    const middle = plot.top + cell.y * (Math.floor(i / columns) + 0.5);
    const y = kind === 'small' ? middle : middle - type * 0.85;
    shapes.push(disc(night, x, y, r));
    const below = y + r + type * 0.95;
    labels.push({
      text: dayLabel(night, i === 0, kind === 'wide'),
      x,
      y: below,
      align: 'center',
      tone: night.turn ? 'brass' : 'dust',
    });
    if (night.turn && kind === 'wide') {
      labels.push({ text: NAMES[night.turn], x, y: below + type * 1.05, align: 'center' });
    }
  });
  return { shapes, labels };
}

function* turnsOn(from: CivilDate): Generator<void, Map<CivilDate, Lunation>> {
  const turns = new Map<CivilDate, Lunation>();
  for (const { atMs, phase } of lunationsFrom(referenceNoonMs(from) - 43_200_000)) {
    const date = new Date(atMs).toISOString().slice(0, 10);
    if (date > addDays(from, DAYS)) break;
    turns.set(date, phase);
    yield;
  }
  return turns;
}

/** A month of the Moon, a disc for every noon, as the northern half of the Earth sees it. */
export function* phasesFigure({ from }: { from: CivilDate }): Measuring {
  const turns = yield* turnsOn(from);
  const nights = yield* measuredEach(DAYS, (i): Night => {
    const date = addDays(from, i);
    const { elongationDeg } = moonPhaseAt(referenceNoonMs(date));
    return { date, elongationDeg, turn: turns.get(date) ?? null };
  });
  const phaseTexts = nights.flatMap(({ date, turn }) =>
    turn ? [`${NAMES[turn]} on ${dayInWords(referenceNoonMs(date))}`] : [],
  );
  return {
    heights: { wide: 470, phone: 560 },
    alt: `Thirty discs, one for each day: ${phaseTexts.join(', ')}.`,
    draw: (sheet) => draw(nights, sheet),
  };
}
