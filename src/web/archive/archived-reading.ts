import type { DailyReading } from '../../contract/horoscope.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import { askedDay, type Archived } from '../../domain/archive/archived.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PeriodKind } from '../../domain/forecast/period.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { periodQuery, type PeriodReading } from '../forecast/queries.ts';
import { dailyQuery, noonSkyQuery } from '../horoscope/queries.ts';
import type { Take } from '../shell/page-data.ts';

/** A published reading, with the sky it was written from. */
export type ArchivedReading =
  | { kind: 'daily'; reading: DailyReading; sky: SkyAnswer }
  | { kind: PeriodKind; reading: PeriodReading };

/** What the page's data says of itself: the frame reads the sign and the day. */
export interface ArchivedData {
  sign: SignKey;
  date?: CivilDate;
  /** The last open day. */
  latest: CivilDate;
  printed: ArchivedReading;
}

/** In the browser from the calls that every page shares. */
export async function archivedReading(take: Take, archived: Archived): Promise<ArchivedReading> {
  const { kind, sign, from } = archived;
  if (kind !== 'daily') {
    const query = periodQuery(kind, sign, from);
    return { kind, reading: await take(query, ({ forecast }) => forecast[kind](sign, askedDay(archived))) };
  }
  const [reading, sky] = await Promise.all([
    take(dailyQuery(sign, from), ({ horoscope }) => horoscope.daily(sign, from)),
    take(noonSkyQuery(from), ({ sky }) => sky.atNoon(from)),
  ]);
  return { kind, reading, sky };
}

export function archivedData(
  { kind, sign, from }: Archived,
  latest: CivilDate,
  printed: ArchivedReading,
): ArchivedData {
  return { sign, ...(kind === 'daily' && { date: from }), latest, printed };
}

/** How the reading begins. */
export function firstWords(printed: ArchivedReading): string {
  if (printed.kind !== 'daily') return printed.reading.overview;
  const { summary, description } = printed.reading;
  return `${summary} ${blocksOf(description)[0]!.text}`;
}
