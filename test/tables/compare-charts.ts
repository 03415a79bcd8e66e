import { anglesOf, turnedAt } from '../../src/domain/natal/angles.ts';
import { placidusCusps } from '../../src/domain/natal/placidus.ts';
import { limitOf, type PlaceError } from '../../src/domain/sky/accuracy.ts';
import { signedDeg } from '../../src/domain/sky/angles.ts';
import { skyAt } from '../../src/domain/sky/positions.ts';
import charts from './natal-charts.json' with { type: 'json' };
import published from './natal-outside.json' with { type: 'json' };

/** What the issue allows angles and cusps up to latitude 66°; the one polar chart is held to it as well. */
const ANGLE_LIMIT_ARCSEC = 2;
/** The published positions come from a shorter theory, up to about 2″ from the one that their angles rest on. */
const PUBLISHED_BODY_LIMIT_ARCSEC = 2.5;
/** The engine promises positions from 1900 on; angles hold before. */
const FIRST_YEAR = 1900;

interface Row {
  id: string;
  utc: string;
  latitudeDeg: number;
  longitudeDeg: number;
  ascendantDeg: number;
  midheavenDeg: number;
  placidusDeg: number[] | null;
}

const arcsecBetween = (ours: number, theirs: number): number => signedDeg(ours - theirs) * 3600;

function anglesAgainst(row: Row): PlaceError[] {
  const turned = turnedAt(Date.parse(row.utc), row);
  const { ascendantDeg, midheavenDeg } = anglesOf(turned);
  const cusps = placidusCusps(turned);
  const error = (body: string, ours: number, theirs: number): PlaceError => ({
    id: row.id,
    body,
    arcsec: arcsecBetween(ours, theirs),
    limit: ANGLE_LIMIT_ARCSEC,
  });
  return [
    error('ascendant', ascendantDeg, row.ascendantDeg),
    error('midheaven', midheavenDeg, row.midheavenDeg),
    ...(row.placidusDeg ?? []).map((cusp, index) => error(`cusp ${index + 1}`, cusps?.[index] ?? NaN, cusp)),
  ];
}

function bodiesAgainst(
  { id, utc }: Row,
  longitudes: Partial<Record<string, number>>,
  limitFor: (body: string) => number,
): PlaceError[] {
  if (Number(utc.slice(0, 4)) < FIRST_YEAR) return [];
  return skyAt(Date.parse(utc))
    .bodies.filter(({ body }) => body in longitudes)
    .map(({ body, longitudeDeg }) => ({
      id,
      body,
      arcsec: arcsecBetween(longitudeDeg, longitudes[body]!),
      limit: limitFor(body),
    }));
}

/** Ascendant, midheaven and cusps of every chart in the tables. */
export function angleErrors(): PlaceError[] {
  return [...charts.charts, ...published.charts].flatMap(anglesAgainst);
}

/** Planets of the twenty charts, held to what the sky engine promises. */
export function chartBodyErrors(): PlaceError[] {
  return charts.charts.flatMap((chart) => {
    const longitudes = Object.fromEntries(
      Object.entries(chart.bodies).map(([body, [longitude]]) => [body, longitude!]),
    );
    return bodiesAgainst(chart, longitudes, limitOf);
  });
}

/** Planets as others have published them. */
export function publishedBodyErrors(): PlaceError[] {
  return published.charts.flatMap((chart) =>
    bodiesAgainst(chart, chart.bodies, () => PUBLISHED_BODY_LIMIT_ARCSEC),
  );
}
