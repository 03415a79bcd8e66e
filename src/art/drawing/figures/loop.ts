import { referenceNoonMs } from '../../../domain/calendar/civil-date.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { signedDeg } from '../../../domain/sky/angles.ts';
import { turnsFrom } from '../../../domain/sky/turns.ts';
import { signAtLongitude, signOf } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { polyline, type Point } from '../ring.ts';
import { stroked, tag } from '../svg.ts';
import { placePointLabels, type PointLabel } from './point-labels.ts';
import { dayInWords, dayOnSheet, spanInWords } from './dates.ts';
import { DAY_MS, measuredEach, type MeasuredFigure, type Measuring } from './measured.ts';
import type { Box } from '../../quote-cards/placing.ts';
import type { Figure } from '../../../domain/blog/figure.ts';
import { degreeScale, latitudeScale, signBorders } from './sky-scales.ts';
import { chartOf, type Chart, type Extent } from './chart.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

type Loop = Extract<Figure, { kind: 'loop' }>;

interface Place {
  atMs: number;
  /** Counts on past 360, so that the path has no jump. */
  longitudeDeg: number;
  latitudeDeg: number;
  retrograde: boolean;
}

const SAMPLES = 220;
const DOT_DAYS = [1, 2, 5, 10, 15, 30, 60];
const MOST_DOTS = 42;

function placeAt(body: Body, atMs: number, nearDeg?: number): Place {
  const { longitudeDeg, latitudeDeg, retrograde } = positionAt(body, atMs);
  const unwrapped = nearDeg === undefined ? longitudeDeg : nearDeg + signedDeg(longitudeDeg - nearDeg);
  return { atMs, longitudeDeg: unwrapped, latitudeDeg, retrograde };
}

function extentOf(places: readonly Place[]): Extent {
  const longitudes = places.map(({ longitudeDeg }) => longitudeDeg);
  const latitudes = places.map(({ latitudeDeg }) => latitudeDeg);
  return {
    longitude: [Math.min(...longitudes), Math.max(...longitudes)],
    latitude: [Math.min(...latitudes), Math.max(...latitudes)],
  };
}

/** The path in pieces of one direction; neighbors share the point at which it turns. */
function pieces(places: readonly Place[]): Place[][] {
  const parts: Place[][] = [];
  for (const place of places) {
    const last = parts.at(-1);
    if (last && last.at(-1)!.retrograde === place.retrograde) last.push(place);
    else parts.push(last ? [last.at(-1)!, place] : [place]);
  }
  return parts;
}

interface Measured {
  figure: Loop;
  places: Place[];
  dots: Place[];
  dotDays: number;
  stations: Place[];
}

function drawPath({ places, dots, stations }: Measured, chart: Chart, { kind, weight }: Sheet): string[] {
  const point = ({ longitudeDeg, latitudeDeg }: Place): Point => chart.at(longitudeDeg, latitudeDeg);
  const lines = pieces(places).map((piece) => {
    const back = piece.at(-1)!.retrograde;
    return stroked(
      polyline(piece.map(point)),
      back ? ELEMENT_INK.Air.light : INK.brass300,
      (back ? 2.4 : 1.5) * weight,
      { 'stroke-linejoin': 'round' },
    );
  });
  const radius = kind === 'wide' ? 3.4 : 2.4;
  const beads = dots.map((dot) => {
    const [cx, cy] = point(dot);
    return tag('circle', { cx, cy, r: radius });
  });
  const stops = stations.map((station) => {
    const [cx, cy] = point(station);
    return tag('circle', {
      cx,
      cy,
      r: radius * 1.9,
      fill: INK.night900,
      stroke: INK.brass100,
      'stroke-width': 1.7,
    });
  });
  return [...lines, tag('g', { fill: INK.brass100 }, beads.join('')), ...stops];
}

/** The planet's own mark stands at the end of its way. */
function mark(
  { figure, places }: Measured,
  chart: Chart,
  { glyph: size }: Sheet,
): { shape: string; at: Point } {
  const [end, before] = [places.at(-1)!, places.at(-8)!].map(({ longitudeDeg, latitudeDeg }) =>
    chart.at(longitudeDeg, latitudeDeg),
  ) as [Point, Point];
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const reach = size * 0.95;
  const at: Point = [
    end[0] + ((end[0] - before[0]) / length) * reach,
    end[1] + ((end[1] - before[1]) / length) * reach,
  ];
  const shape = glyph(figure.body, { x: at[0], y: at[1], size, stroke: INK.brass100, strokeWidth: 1.9 });
  return { shape, at };
}

function wantedLabels({ places, stations }: Measured, chart: Chart, isWide: boolean): PointLabel[] {
  const at = ({ longitudeDeg, latitudeDeg }: Place): Point => chart.at(longitudeDeg, latitudeDeg);
  const day = ({ atMs }: Place): string => dayOnSheet(atMs, isWide);
  return [
    ...stations.map((place) => ({
      text: isWide ? `${day(place)}: stands still` : day(place),
      at: at(place),
    })),
    { text: day(places[0]!), at: at(places[0]!) },
    { text: day(places.at(-1)!), at: at(places.at(-1)!) },
  ];
}

/** Around a point that a glyph is drawn at. */
function around([x, y]: Point, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** In the lower right corner. */
function dotWords({ dotDays }: Measured, { plot, kind }: Sheet): { label: Label; taken: Box } {
  const isWide = kind === 'wide';
  const { right, bottom } = plot;
  return {
    label: {
      text: `a dot for every ${dotDays === 1 ? 'day' : `${dotDays} days`}`,
      x: isWide ? right - 16 : right - 8,
      y: bottom - (isWide ? 20 : 14),
      align: 'right',
      tone: 'dust',
    },
    taken: { left: right - (isWide ? 230 : 160), right, top: bottom - 34, bottom },
  };
}

function draw(measured: Measured, sheet: Sheet): Drawn {
  const isWide = sheet.kind === 'wide';
  const chart = chartOf(extentOf(measured.places), sheet);
  const borders = signBorders(chart, sheet);
  const scale = degreeScale(chart, sheet);
  const side = latitudeScale(chart, sheet);
  const body = mark(measured, chart, sheet);
  const line = measured.places.map(({ longitudeDeg, latitudeDeg }) => chart.at(longitudeDeg, latitudeDeg));
  const dots = dotWords(measured, sheet);
  const taken = [around(body.at, sheet.glyph / 2), ...borders.taken, dots.taken];
  return {
    shapes: [
      ...borders.shapes,
      ...side.shapes,
      ...drawPath(measured, chart, sheet),
      body.shape,
      ...(sheet.kind === 'small' ? [] : scale.shapes),
    ],
    labels: [
      ...side.labels,
      ...scale.labels,
      dots.label,
      ...placePointLabels(wantedLabels(measured, chart, isWide), sheet, line, taken),
    ],
  };
}

function describe({ figure, places, stations }: Measured): string {
  const name = labelOfBody(figure.body);
  const sign = ({ longitudeDeg }: Place): string => signOf(signAtLongitude(longitudeDeg)).name;
  const still = stations.map((place) => `stands still on ${dayInWords(place.atMs)} in ${sign(place)}`);
  const between = still.length > 0 ? ` It ${still.join(' and ')}.` : '';
  return `The path of ${name} ${spanInWords(figure.from, figure.to)}, from ${sign(places[0]!)} to ${sign(places.at(-1)!)}, drawn to scale.${between}`;
}

function stationsIn({ body }: Loop, fromMs: number, toMs: number, nearDeg: number): Place[] {
  const found: Place[] = [];
  let near = nearDeg;
  for (const { kind, atMs } of turnsFrom(body, fromMs)) {
    if (atMs > toMs) break;
    const place = placeAt(body, atMs, near);
    near = place.longitudeDeg;
    if (kind === 'station') found.push(place);
  }
  return found;
}

/** The real path of a planet over some months: longitude to the left, as it runs in the sky, latitude upward. */
export function* loopFigure(figure: Loop): Measuring {
  const [fromMs, toMs] = [referenceNoonMs(figure.from), referenceNoonMs(figure.to)];
  const days = (toMs - fromMs) / DAY_MS;
  let near: number | undefined;
  const walk = (atMs: number): Place => {
    const place = placeAt(figure.body, atMs, near);
    near = place.longitudeDeg;
    return place;
  };
  const places = yield* measuredEach(SAMPLES + 1, (i) => walk(fromMs + ((toMs - fromMs) * i) / SAMPLES));
  const dotDays = DOT_DAYS.find((each) => days / each <= MOST_DOTS) ?? 90;
  near = places[0]!.longitudeDeg;
  const dots = yield* measuredEach(Math.floor(days / dotDays) + 1, (i) =>
    walk(fromMs + i * dotDays * DAY_MS),
  );
  const stations = stationsIn(figure, fromMs, toMs, places[0]!.longitudeDeg);
  const measured: Measured = { figure, places, dots, dotDays, stations };
  return {
    heights: { wide: 470, phone: 350, scale: true },
    alt: describe(measured),
    draw: (sheet) => draw(measured, sheet),
  } satisfies MeasuredFigure;
}
