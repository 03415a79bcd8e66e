import { addDays, referenceNoonMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { lunationsFrom } from '../../../domain/sky/lunations.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { wrapDeg } from '../../../domain/sky/angles.ts';
import { SIGN_KEYS, signAtLongitude, signOf } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { INK } from '../ink.ts';
import { polyline, type Point } from '../ring.ts';
import { num, stroked, tag } from '../svg.ts';
import { placePointLabels, type PointLabel } from './point-labels.ts';
import { dayInWords, dayOnSheet } from './dates.ts';
import { DAY_MS, measuredEach, type Measuring } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const DAYS = 27;
const STEPS_PER_DAY = 8;
/** A little more than the Moon ever strays from the ecliptic. */
const REACH_DEG = 5.6;

interface Place {
  atMs: number;
  longitudeDeg: number;
  latitudeDeg: number;
}

interface Measured {
  path: Place[];
  days: Place[];
  lunations: (Place & { phase: 'new' | 'full' })[];
}

function placeAt(atMs: number): Place {
  const { longitudeDeg, latitudeDeg } = positionAt('moon', atMs);
  return { atMs, longitudeDeg, latitudeDeg };
}

type ToSheet = (place: Place) => Point;

/** Aries at the left, as on the rule at the head of every page. */
function projection({ plot, kind }: Sheet): ToSheet {
  const [head, foot] = kind === 'small' ? [16, 16] : kind === 'wide' ? [58, 34] : [46, 26];
  const middle = (plot.top + head + plot.bottom - foot) / 2;
  const perDeg = (plot.bottom - plot.top - head - foot) / (2 * REACH_DEG);
  return ({ longitudeDeg, latitudeDeg }) => [
    plot.left + (wrapDeg(longitudeDeg) / 360) * (plot.right - plot.left),
    middle - latitudeDeg * perDeg,
  ];
}

/** The path is cut where it leaves Pisces at the right and comes back in Aries at the left. */
function strokesOf(path: readonly Place[], at: ToSheet): Point[][] {
  const parts: Point[][] = [[]];
  path.forEach((place, i) => {
    const before = path[i - 1];
    if (before && wrapDeg(place.longitudeDeg) < wrapDeg(before.longitudeDeg)) {
      const latitudeDeg = (before.latitudeDeg + place.latitudeDeg) / 2;
      parts.at(-1)!.push(at({ ...place, latitudeDeg, longitudeDeg: 359.999 }));
      parts.push([at({ ...place, latitudeDeg, longitudeDeg: 0 })]);
    }
    parts.at(-1)!.push(at(place));
  });
  return parts;
}

function signBands({ plot, glyph: size, kind, weight }: Sheet): string[] {
  const width = (plot.right - plot.left) / 12;
  const glyphSize = Math.min(size, width * 0.72);
  return SIGN_KEYS.flatMap((sign, i) => [
    i === 0 ? '' : stroked(`M${num(plot.left + i * width)} ${plot.top}V${plot.bottom}`, INK.rule, weight),
    kind === 'small'
      ? ''
      : glyph(sign, {
          x: plot.left + (i + 0.5) * width,
          y: plot.top + size * 0.95,
          size: glyphSize,
          stroke: INK.brass300,
          strokeWidth: 1.5,
        }),
  ]);
}

function moonMark({ phase, ...place }: Measured['lunations'][number], at: ToSheet, r: number): string {
  const [cx, cy] = at(place);
  const fill = phase === 'full' ? INK.ivory : INK.night900;
  return tag('circle', { cx, cy, r, fill, stroke: INK.brass100, 'stroke-width': 1.8 });
}

function draw({ path, days, lunations }: Measured, sheet: Sheet): Drawn {
  const { plot, kind, type, weight } = sheet;
  const isWide = kind === 'wide';
  const at = projection(sheet);
  const strokes = strokesOf(path, at);
  const dots = days.map((day) => {
    const [cx, cy] = at(day);
    return tag('circle', { cx, cy, r: isWide ? 3.4 : 2.4 });
  });
  const zeroY = at({ atMs: 0, longitudeDeg: 0, latitudeDeg: 0 })[1];
  const every = isWide ? 2 : 4;
  const wanted: PointLabel[] = [
    ...lunations.map((one) => ({
      text: isWide ? `${one.phase} Moon` : one.phase,
      at: at(one),
      tone: 'brass' as const,
    })),
    ...days
      .filter((_, i) => i % every === 0)
      .map((day, i) => ({
        text:
          i === 0 || new Date(day.atMs).getUTCDate() <= every
            ? dayOnSheet(day.atMs, false)
            : String(new Date(day.atMs).getUTCDate()),
        at: at(day),
      })),
  ];
  const ecliptic: Label = {
    text: 'ecliptic',
    x: plot.left + (isWide ? 14 : 6),
    y: zeroY + type * 0.75,
    align: 'left',
    tone: 'dust',
  };
  const head = { left: plot.left, right: plot.right, top: plot.top, bottom: plot.top + sheet.glyph * 1.5 };
  return {
    shapes: [
      ...signBands(sheet),
      stroked(`M${plot.left} ${num(zeroY)}H${plot.right}`, INK.dust, 1.4, { 'stroke-dasharray': '1.5 5' }),
      ...strokes.map((points) => stroked(polyline(points), INK.brass300, 1.6 * weight)),
      tag('g', { fill: INK.brass100 }, dots.join('')),
      ...lunations.map((one) => moonMark(one, at, isWide ? 8 : 6)),
    ],
    labels: [ecliptic, ...placePointLabels(wanted, sheet, strokes.flat(), [head])],
  };
}

/** The Moon's way once around the zodiac, with its distance from the Sun's road. */
export function* moonPathFigure({ from }: { from: CivilDate }): Measuring {
  const fromMs = referenceNoonMs(from);
  const path = yield* measuredEach(DAYS * STEPS_PER_DAY + 1, (i) =>
    placeAt(fromMs + (i / STEPS_PER_DAY) * DAY_MS),
  );
  const days = path.filter((_, i) => i % STEPS_PER_DAY === 0);
  const lunations: Measured['lunations'] = [];
  for (const { atMs, phase } of lunationsFrom(fromMs - DAY_MS)) {
    if (atMs > fromMs + DAYS * DAY_MS) break;
    if (phase === 'new' || phase === 'full') lunations.push({ ...placeAt(atMs), phase });
  }
  const sign = ({ longitudeDeg }: Place): string => signOf(signAtLongitude(longitudeDeg)).name;
  const moons = lunations.map((one) => `${one.phase} on ${dayInWords(one.atMs)} in ${sign(one)}`);
  return {
    heights: { wide: 440, phone: 350 },
    alt: `The Moon’s path through the twelve signs from ${dayInWords(fromMs)} to ${dayInWords(referenceNoonMs(addDays(from, DAYS)))}, a wave five degrees above and below the ecliptic, with a dot for every noon. The Moon is ${moons.join(' and ')}.`,
    draw: (sheet) => draw({ path, days, lunations }, sheet),
  };
}
