import { archivedFrom, askedDay, type Archived } from '../../domain/archive/archived.ts';
import { daysOfMonth, isOpenMonth } from '../../domain/archive/calendar.ts';
import { monthLabel, whenOf } from '../../domain/archive/labels.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';
import { isSignKey, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { openingSentences } from '../../art/share-pictures/opening.ts';
import { ARCHIVE_WORDS } from '../../art/share-pictures/page-texts.ts';
import type { CalendarSubject, ReadingSubject } from '../../art/share-pictures/subject.ts';
import type { ArchiveService } from '../archive/service.ts';
import type { ForecastService } from '../forecast/service.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { SkyService } from '../sky/service.ts';
import { known, type FindSubject } from './known-subject.ts';

export interface ReadingSources {
  horoscope: Pick<HoroscopeService, 'daily'>;
  forecast: Pick<ForecastService, 'weekly' | 'monthly'>;
  archive: Pick<ArchiveService, 'latest'>;
  sky: Pick<SkyService, 'atNoon'>;
}

const HEADLINES = { weekly: 'Weekly Horoscope', monthly: 'Monthly Horoscope' };

type Opening = Pick<ReadingSubject, 'when' | 'headline' | 'sentences' | 'span'>;

/** A day's headline is the sub-heading of what leads it, followed by the day in one sentence. */
async function openingOf(archived: Archived, { horoscope, forecast }: ReadingSources): Promise<Opening> {
  const { kind, sign, from } = archived;
  if (kind !== 'daily') {
    const { overview, changes, moon } = await forecast[kind](sign, askedDay(archived));
    return {
      when: whenOf(archived),
      headline: HEADLINES[kind],
      sentences: openingSentences(overview),
      span: { days: moon.days, changes },
    };
  }
  const { description, lead, summary } = await horoscope.daily(sign, from);
  const { heading = 'Daily Horoscope' } = blocksOf(description)[lead]!;
  return { when: longDate(from), headline: heading, sentences: [summary] };
}

function drawnBeside(sign: SignKey, { span }: Opening): string {
  const ring = `the stars of ${signOf(sign).name} in a ring with the planets of the day`;
  return span ? `Beside it ${ring}, below it the Moons of these days.` : `Beside it ${ring}.`;
}

export function readings(sources: ReadingSources): FindSubject {
  return async (key) => {
    const archived = archivedFrom(key);
    if (!archived || archived.from > sources.archive.latest()) return null;
    const { sign } = archived;
    const opening = await openingOf(archived, sources);
    const bodies = sources.sky
      .atNoon(askedDay(archived))
      .bodies.map(({ body, longitude }) => ({ body, longitudeDeg: longitude }));
    const alt = `${signOf(sign).name}, ${opening.when}. ${opening.headline}: ${opening.sentences.join(' ')} ${drawnBeside(sign, opening)}`;
    return known({ kind: 'reading', sign, ...opening, bodies }, alt);
  };
}

const MONTH_KEY = /^(?:([a-z]+)-)?(\d{4}-\d{2})$/;

function describedAs(sign: SignKey | null): string {
  if (!sign) return ARCHIVE_WORDS.description;
  return `Every ${signOf(sign).name} reading of the month just as it was published, with that day’s Moon.`;
}

/** "leo-2026-11" is the calendar of a sign, "2026-11" the door of the archive in that month. */
export function calendars({ archive }: Pick<ReadingSources, 'archive'>): FindSubject {
  return (key) => {
    const [, sign, month] = MONTH_KEY.exec(key) ?? [];
    const latest = archive.latest();
    if (!isOpenMonth(month, latest) || !(sign === undefined || isSignKey(sign))) return null;
    const lastDay = daysOfMonth(month).at(-1)!;
    const subject: CalendarSubject = {
      kind: 'calendar',
      sign: sign ?? null,
      month,
      openUntil: latest < lastDay ? latest : null,
      description: describedAs(sign ?? null),
    };
    const name = sign === undefined ? ARCHIVE_WORDS.heading : signOf(sign).name;
    return known(
      subject,
      `${name}, ${monthLabel(month)}: ${subject.description} Beside it a calendar of the month with its Moons.`,
    );
  };
}

export function calendarKey(sign: string | undefined, month: string): string {
  return sign === undefined ? month : `${sign}-${month}`;
}
