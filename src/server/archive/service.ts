import { setImmediate } from 'node:timers/promises';
import type { ArchiveDay, ArchiveMonth } from '../../contract/archive.ts';
import { daysOfMonth, isOpenMonth } from '../../domain/archive/calendar.ts';
import { mainEvent } from '../../domain/archive/main-event.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { addDays, referenceDayStartMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';
import type { SkyEvent } from '../../domain/sky/sky.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import { NotFound } from '../failures.ts';
import { eventAnswer, moonOf } from '../sky/day.ts';
import type { SkyService } from '../sky/service.ts';

export interface ArchiveService {
  /** The last day that anybody may read. */
  latest: () => CivilDate;
  /** The calendar of a month for a sign: every day's Moon, and of open days what the reading is called. */
  month: (sign: SignKey, month: string) => Promise<ArchiveMonth>;
}

interface Parts {
  horoscope: Pick<HoroscopeService, 'daily'>;
  sky: Pick<SkyService, 'events'>;
  clock: Clock;
}

const KEPT_MOONS = 800;

/** Where the Moon stands on a day: a millisecond each, the same for all signs. */
function keptMoons(): (date: CivilDate) => Promise<ArchiveDay['moon']> {
  const kept = new BoundedMap<CivilDate, ArchiveDay['moon']>(KEPT_MOONS);
  return async (date) => {
    const known = kept.get(date);
    if (known) return known;
    // Other requests get their turn between the days of a month.
    await setImmediate();
    const { elongation, sign } = moonOf(date);
    kept.set(date, { elongation, sign });
    return { elongation, sign };
  };
}

function eventOf(date: CivilDate, events: readonly SkyEvent[]): Pick<ArchiveDay, 'event'> {
  const [fromMs, toMs] = [referenceDayStartMs(date), referenceDayStartMs(addDays(date, 1))];
  const event = mainEvent(events.filter(({ atMs }) => atMs >= fromMs && atMs < toMs));
  return event ? { event: eventAnswer(event) } : {};
}

export function archiveService({ horoscope, sky, clock }: Parts): ArchiveService {
  const moonOn = keptMoons();
  const latest = (): CivilDate => latestOpenDate(clock.nowMs());

  async function titleOf(sign: SignKey, date: CivilDate): Promise<Pick<ArchiveDay, 'title'>> {
    const { description } = await horoscope.daily(sign, date);
    const title = blocksOf(description).find(({ heading }) => heading)?.heading;
    return title ? { title } : {};
  }

  return {
    latest,
    async month(sign, month) {
      const openUntil = latest();
      if (!isOpenMonth(month, openUntil)) throw new NotFound('The archive has no such month.');
      const dates = daysOfMonth(month);
      const endMs = referenceDayStartMs(addDays(dates.at(-1)!, 1));
      const events = await sky.events(referenceDayStartMs(dates[0]!), endMs);
      const days: ArchiveDay[] = [];
      // One after the other: a month that is not archived yet is composed here, and other requests must get their turn.
      for (const date of dates) {
        const day = { date, moon: await moonOn(date) };
        const isOpen = date <= openUntil;
        days.push(isOpen ? { ...day, ...(await titleOf(sign, date)), ...eventOf(date, events) } : day);
      }
      return { sign, month, openUntil, days };
    },
  };
}
