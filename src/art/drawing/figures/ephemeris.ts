import { referenceNoonMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { signedDeg } from '../../../domain/sky/angles.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { SIGN_KEYS, signAtLongitude, signOf } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { INK, ELEMENT_INK } from '../ink.ts';
import { placeLabels } from '../label-placer.ts';
import { polyline, type Point } from '../ring.ts';
import { num, stroked } from '../svg.ts';
import { measuredEach, type Measuring } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const SLOW: readonly Body[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const SAMPLES = 360;
const INKS = [INK.brass300, INK.ivory, ELEMENT_INK.Air.light, ELEMENT_INK.Water.light, INK.fair];

interface Track {
  body: Body;
  /** Unwrapped: it counts on past 360. */
  longitudesDeg: number[];
}

interface Measured {
  fromMs: number;
  toMs: number;
  tracks: Track[];
}

const ROOM = { wide: { left: 52, right: 52 }, phone: { left: 30, right: 30 }, small: { left: 8, right: 8 } };

/** A line for each round of the zodiac: at the top it goes on at the foot, and back if the planet turns there. */
function roundsOf({ longitudesDeg }: Track, at: (index: number, degree: number) => Point): Point[][] {
  const parts: Point[][] = [[]];
  longitudesDeg.forEach((degree, i) => {
    const round = Math.floor(degree / 360);
    const before = longitudesDeg[i - 1] ?? degree;
    const left = Math.floor(before / 360);
    if (round !== left) {
      const border = Math.max(round, left) * 360;
      const crossing = i - 1 + (border - before) / (degree - before);
      parts.at(-1)!.push(at(crossing, border - left * 360));
      parts.push([at(crossing, border - round * 360)]);
    }
    parts.at(-1)!.push(at(i, degree - round * 360));
  });
  return parts;
}

function yearTicks({ fromMs, toMs }: Measured, x: (atMs: number) => number, sheet: Sheet): Drawn {
  const { plot, type, kind } = sheet;
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const [first, last] = [fromMs, toMs].map((ms) => new Date(ms).getUTCFullYear()) as [number, number];
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    (year) => Date.UTC(year, 0) >= fromMs - 86_400_000 && Date.UTC(year, 0) <= toMs,
  );
  const perYear = (plot.right - plot.left) / Math.max(1, last - first);
  const each = [1, 2, 5, 10, 20, 50].find((step) => step * perYear > type * 3) ?? 50;
  const length = (year: number): number => (year % each === 0 ? -11 : -5);
  const ticks = years.map((year) => `M${num(x(Date.UTC(year, 0)), 1)} ${y}v${length(year)}`).join('');
  const labels = years
    .filter((year) => year % each === 0)
    .map((year): Label => ({
      text: String(year),
      x: x(Date.UTC(year, 0)),
      y: y + type * 0.95,
      align: 'center',
      tone: 'dust',
      upright: true,
    }));
  return { shapes: [stroked(`M${plot.left} ${y}H${plot.right}${ticks}`, INK.brass500, 1)], labels };
}

function draw(measured: Measured, sheet: Sheet): Drawn {
  const { fromMs, toMs, tracks } = measured;
  const { plot, kind, weight, glyph: size } = sheet;
  const room = ROOM[kind];
  const [left, right] = [plot.left + room.left, plot.right - room.right];
  const x = (atMs: number): number => left + ((atMs - fromMs) / (toMs - fromMs)) * (right - left);
  const y = (degree: number): number => plot.bottom - (degree / 360) * (plot.bottom - plot.top);
  const at = (index: number, degree: number): Point => [
    x(fromMs + ((toMs - fromMs) * index) / SAMPLES),
    y(degree),
  ];
  const lines = SIGN_KEYS.map((_, i) => `M${plot.left} ${num(y(i * 30))}H${plot.right}`)
    .slice(1)
    .join('');
  const signs = SIGN_KEYS.map((sign, i) =>
    glyph(sign, {
      x: plot.left + room.left / 2,
      y: y(i * 30 + 15),
      size: size * 0.8,
      stroke: INK.brass300,
      strokeWidth: 1.4,
    }),
  );
  const strokes = tracks.flatMap((track, i) =>
    roundsOf(track, at).map((part) =>
      stroked(polyline(part), INKS[i]!, 1.9 * weight, { 'stroke-linejoin': 'round' }),
    ),
  );
  const ends = tracks.map(({ longitudesDeg }) => y(((longitudesDeg.at(-1)! % 360) + 360) % 360));
  const placed = placeLabels(ends, size, plot.top + size / 2, plot.bottom - size / 2);
  const marks = tracks.map(({ body }, i) =>
    glyph(body, {
      x: plot.right - room.right / 2,
      y: placed[i]!,
      size: size * 0.9,
      stroke: INKS[i]!,
      strokeWidth: 1.7,
    }),
  );
  const scale = yearTicks(measured, x, sheet);
  const isSmall = kind === 'small';
  return {
    shapes: [
      stroked(lines, INK.rule, 0.9),
      ...(isSmall ? [] : signs),
      ...strokes,
      ...(isSmall ? [] : [...marks, ...scale.shapes]),
    ],
    labels: scale.labels,
  };
}

function* trackOf(body: Body, fromMs: number, toMs: number): Generator<void, Track> {
  let near: number | undefined;
  const longitudesDeg = yield* measuredEach(SAMPLES + 1, (i) => {
    const { longitudeDeg } = positionAt(body, fromMs + ((toMs - fromMs) * i) / SAMPLES);
    near = near === undefined ? longitudeDeg : near + signedDeg(longitudeDeg - near);
    return near;
  });
  return { body, longitudesDeg };
}

/** The slow planets' longitudes over years: time to the right, the zodiac upward. */
export function* ephemerisFigure({ from, to }: { from: CivilDate; to: CivilDate }): Measuring {
  const [fromMs, toMs] = [referenceNoonMs(from), referenceNoonMs(to)];
  const tracks: Track[] = [];
  for (const body of SLOW) tracks.push(yield* trackOf(body, fromMs, toMs));
  const trackTexts = tracks.map(({ body, longitudesDeg }) => {
    const [first, last] = [longitudesDeg[0]!, longitudesDeg.at(-1)!].map(
      (degree) => signOf(signAtLongitude(degree)).name,
    );
    return `${labelOfBody(body)} from ${first} to ${last}`;
  });
  return {
    heights: { wide: 560, phone: 460, scale: true },
    alt: `The longitudes of five planets as lines from ${from.slice(0, 4)} to ${to.slice(0, 4)}: ${trackTexts.join(', ')}.`,
    draw: (sheet) => draw({ fromMs, toMs, tracks }, sheet),
  };
}
