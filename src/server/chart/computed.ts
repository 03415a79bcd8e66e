import type { ChartAnswer, ChartDay, ChartPass, ChartTransit } from '../../contract/chart.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { addDays, referenceDayStartMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { todayKey } from '../../domain/chart/keys.ts';
import type { Birth } from '../../domain/natal/birth.ts';
import { natalChart, type NatalChart } from '../../domain/natal/chart.ts';
import {
  dayTracks,
  dayTransits,
  passesBetween,
  type DayPass,
  type DayTransit,
} from '../../domain/natal/day-transits.ts';
import type { HouseSystem } from '../../domain/natal/houses.ts';
import type { MoverTrack } from '../../domain/natal/mover-tracks.ts';
import type { Pass } from '../../domain/natal/passes.ts';
import { chartAnswer } from './answer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Today and the seven days after it. */
const DAYS = 8;
const MOST_A_DAY = 4;
/** A date begins so long before UTC's where it begins first, and ends so long after where it ends last. */
const FIRST_MIDNIGHT_MS = 14 * HOUR_MS;
const LAST_MIDNIGHT_MS = 12 * HOUR_MS;

export interface ChartQuestion {
  birth: Birth;
  offsetSeconds: number;
  houses: HouseSystem;
  today: CivilDate;
  /** How far the clock of whoever asks is ahead of UTC. */
  utcOffsetMinutes: number;
}

type Wordless = Omit<ChartTransit, 'title' | 'text'>;

/** A chart and its days before their words are set. */
export interface ComputedChart {
  chart: ChartAnswer;
  days: (Pick<ChartDay, 'date'> & { transits: Wordless[] })[];
  passes: ChartPass[];
}

const iso = (atMs: number): string => new Date(atMs).toISOString();

const passAnswer = ({ atMs, earliestMs, latestMs }: Pass) => ({
  at: iso(atMs),
  earliest: iso(earliestMs),
  latest: iso(latestMs),
});

function transitAnswer({ body, point, aspect, quality, orbDeg, pass, nearest }: DayTransit): Wordless {
  return {
    body,
    point,
    aspect,
    quality,
    orb: Number(orbDeg.toFixed(4)),
    pass: pass && passAnswer(pass),
    closest: iso(nearest.atMs),
  };
}

const weekPass = ({ body, point, aspect, quality, pass }: DayPass): ChartPass => ({
  body,
  point,
  aspect,
  quality,
  ...passAnswer(pass),
});

/** The strongest, none with the words of another. */
function told(transits: readonly DayTransit[]): DayTransit[] {
  const keys = transits.map(todayKey);
  return transits
    .filter(({ sure }, index) => sure && keys.indexOf(keys[index]!) === index)
    .slice(0, MOST_A_DAY);
}

function transitsFrom(fromMs: number, chart: NatalChart, tracks: readonly MoverTrack[]): Wordless[] {
  const day = { fromMs, toMs: fromMs + DAY_MS, atMs: fromMs + DAY_MS / 2 };
  return told(dayTransits(chart, day, tracks)).map(transitAnswer);
}

const KEPT_TRACKS = 4;
const kept = new BoundedMap<CivilDate, MoverTrack[]>(KEPT_TRACKS);

/** The planets' ways belong to no chart: whoever asks first on a date pays for all others. */
function tracksOf(today: CivilDate): MoverTrack[] {
  return kept.getOrMake(today, () => dayTracks(referenceDayStartMs(today) + (DAYS * DAY_MS) / 2));
}

/** Runs in a thread of the sky pool: forty milliseconds, the first time on a date two hundred more. */
export function computedChart(question: ChartQuestion): ComputedChart {
  const { birth, offsetSeconds, houses, today, utcOffsetMinutes } = question;
  const chart = natalChart(birth, houses);
  const tracks = tracksOf(today);
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const fromMs = referenceDayStartMs(today);
  const span = { fromMs: fromMs - FIRST_MIDNIGHT_MS, toMs: fromMs + DAYS * DAY_MS + LAST_MIDNIGHT_MS };
  return {
    chart: chartAnswer(chart, offsetSeconds),
    days: dates.map((date) => {
      const startMs = referenceDayStartMs(date) - utcOffsetMinutes * MINUTE_MS;
      return { date, transits: transitsFrom(startMs, chart, tracks) };
    }),
    passes: passesBetween(chart, span, tracks)
      .filter(({ pass }) => pass.sure)
      .map(weekPass),
  };
}
