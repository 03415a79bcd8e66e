import { weeksOfMonth } from '../../domain/archive/calendar.ts';
import { monthLabel } from '../../domain/archive/labels.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { WEEKDAYS } from '../../domain/calendar/written-date.ts';
import { roughElongationDeg } from '../../domain/sky/elongation.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { INK } from '../drawing/ink.ts';
import { stroked, tag } from '../drawing/svg.ts';
import { place, placeWithin, type PlacedText } from '../quote-cards/placing.ts';
import { signSeal } from './sign-seal.ts';
import { hairline, type Composed } from './sheet.ts';
import { smallMoon } from './small-moon.ts';
import type { CalendarSubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

const COLUMN: Column = { align: 'left', x: 64, width: 400 };
const TITLE = { baseline: 118, size: 66 };
const MONTH = { baseline: 172, size: 38 };
const RULE = 200;
const WORDS = { top: 222, bottom: 408, largest: 42, smallest: 31 };

const TABLE = { left: 512, right: 1138, head: 98, top: 114, bottom: 528 };
const CELL_WIDTH = (TABLE.right - TABLE.left) / 7;

interface Cell {
  date: CivilDate;
  left: number;
  top: number;
}

function cellsOf(month: string): { cells: Cell[]; height: number } {
  const weeks = weeksOfMonth(month);
  const height = (TABLE.bottom - TABLE.top) / weeks.length;
  const cells = weeks.flatMap(({ days }, row) =>
    days.flatMap((date, column) =>
      date ? [{ date, left: TABLE.left + column * CELL_WIDTH, top: TABLE.top + row * height }] : [],
    ),
  );
  return { cells, height };
}

/** Double rules above and below, hairlines between: a table, no boxes. */
function rules(height: number): string {
  const rows = Math.round((TABLE.bottom - TABLE.top) / height);
  const across = (y: number): string => `M${TABLE.left} ${y}H${TABLE.right}`;
  const between = Array.from({ length: rows - 1 }, (_, i) => across(TABLE.top + (i + 1) * height));
  const upright = Array.from({ length: 6 }, (_, i) => {
    const x = TABLE.left + (i + 1) * CELL_WIDTH;
    return `M${x} ${TABLE.top}V${TABLE.bottom}`;
  });
  return [
    stroked([...between, ...upright].join(''), INK.rule, 1.4),
    stroked(across(TABLE.top - 5) + across(TABLE.bottom + 5), INK.brass500, 2.4),
    stroked(across(TABLE.top) + across(TABLE.bottom), INK.brass500, 1.3),
  ].join('');
}

/** The newest day that can be read stands out, as on the page. */
function lastOpen(cell: Cell | undefined, height: number): string {
  if (!cell) return '';
  const ink = { fill: INK.night800, stroke: INK.brass300, 'stroke-width': 2.4 };
  return tag('rect', { x: cell.left, y: cell.top, width: CELL_WIDTH, height, ...ink });
}

function dayTable({ month, openUntil }: CalendarSubject): Composed {
  const isComing = (date: CivilDate): boolean => openUntil !== null && date > openUntil;
  const { cells, height } = cellsOf(month);
  const middle = height / 2;
  const heads = WEEKDAYS.map((day, i) => {
    const x = TABLE.left + (i + 0.5) * CELL_WIDTH;
    return place(day.slice(0, 3), { face: 'italic', size: 29, fill: INK.dust }, 'center', x, TABLE.head - 8);
  });
  const figures = cells.map(({ date, left, top }): PlacedText => {
    const fill = isComing(date) ? INK.dust : INK.ivory;
    return place(
      String(Number(date.slice(8))),
      { face: 'roman', size: 30, fill },
      'left',
      left + 10,
      top + middle + 10,
    );
  });
  const moons = cells.map(({ date, left, top }) => {
    const at = { x: left + CELL_WIDTH - 23, y: top + middle, r: 13 };
    return smallMoon(roughElongationDeg(referenceNoonMs(date)), at, isComing(date));
  });
  return {
    texts: [...heads, ...figures],
    shapes: [
      rules(height),
      lastOpen(
        cells.find(({ date }) => date === openUntil),
        height,
      ),
      ...moons,
    ],
    drawn: [],
  };
}

const SEALS_TOP = 424;

function oneSeal(sign: SignKey): string {
  const r = (TABLE.bottom - SEALS_TOP) / 2 - 4;
  return signSeal(sign, [COLUMN.x + r + 2, (SEALS_TOP + TABLE.bottom) / 2], r, 'seal');
}

/** Behind the door all twelve have their readings: two rows of six. */
function allSeals(): string {
  const r = 24;
  const across = (COLUMN.width - 2 * r - 4) / 5;
  return SIGN_KEYS.map((sign, i) => {
    const x = COLUMN.x + r + 2 + (i % 6) * across;
    const y = SEALS_TOP + r + 2 + Math.floor(i / 6) * (2 * r + 8);
    return signSeal(sign, [x, y], r, `seal-${sign}`);
  }).join('');
}

/** A month of the archive: every day with its Moon, those that cannot be read yet faint, and whose readings they are. */
export function composeCalendar(subject: CalendarSubject): Composed {
  const { sign, month, description } = subject;
  const table = dayTable(subject);
  const name = sign ? signOf(sign).name : 'The Archive';
  const { align, x, width } = COLUMN;
  const italic = { face: 'italic', size: MONTH.size, fill: INK.brass300 } as const;
  return {
    texts: [
      ...nameLine(name, { ...TITLE, fill: INK.brass200 }, COLUMN),
      placeWithin(width, monthLabel(month), italic, align, x, MONTH.baseline),
      ...textBlock([description], { face: 'roman', fill: INK.ivory, ...WORDS }, COLUMN, {
        ...WORDS,
        rise: 0,
      }),
      ...table.texts,
    ],
    shapes: [hairline(x, x + width, RULE), sign ? oneSeal(sign) : allSeals(), ...table.shapes],
    drawn: [{ left: x, top: SEALS_TOP, right: x + width, bottom: TABLE.bottom }],
  };
}
