import type { PageServices } from '../../contract/page-services.ts';
import type { DailyReading } from '../../contract/horoscope.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import { askedDay, type Archived } from '../../domain/archive/archived.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PeriodKind } from '../../domain/forecast/period.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { periodQuery, type PeriodReading } from '../forecast/queries.ts';
import { dailyQuery, noonSkyQuery } from '../horoscope/queries.ts';
import { browserQueryClient } from '../shell/query-client.ts';

/** A published reading, with the sky it was written from. */
export type ArchivedReading =
  { kind: 'daily'; reading: DailyReading; sky: SkyAnswer } | { kind: PeriodKind; reading: PeriodReading };

/** What the page's data says of itself: the frame reads the sign and the day. */
export interface ArchivedData {
  sign: SignKey;
  date?: CivilDate;
  /** The last open day. */
  latest: CivilDate;
  printed: ArchivedReading;
}

export async function loadArchivedReading(
  services: PageServices,
  archived: Archived,
): Promise<ArchivedReading> {
  const { kind, sign, from } = archived;
  if (kind === 'daily') {
    return { kind, reading: await services.horoscope.daily(sign, from), sky: services.sky.atNoon(from) };
  }
  return { kind, reading: await services.forecast[kind](sign, askedDay(archived)) };
}

/** The same in the browser, from the calls that every page shares. */
export async function fetchArchivedReading({ kind, sign, from }: Archived): Promise<ArchivedReading> {
  const client = browserQueryClient();
  if (kind !== 'daily') {
    return { kind, reading: await client.fetchQuery(periodQuery(kind, sign, from)) };
  }
  const [reading, sky] = await Promise.all([
    client.fetchQuery(dailyQuery(sign, from)),
    client.fetchQuery(noonSkyQuery(from)),
  ]);
  return { kind, reading, sky };
}

export function archivedData(
  { kind, sign, from }: Archived,
  latest: CivilDate,
  archivedReading: ArchivedReading,
): ArchivedData {
  return { sign, ...(kind === 'daily' && { date: from }), latest, printed: archivedReading };
}

/** How the reading begins. */
export function firstWords(archivedReading: ArchivedReading): string {
  if (archivedReading.kind !== 'daily') return archivedReading.reading.overview;
  const { summary, description } = archivedReading.reading;
  return `${summary} ${blocksOf(description)[0]!.text}`;
}
