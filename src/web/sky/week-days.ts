import type { SkyDayAnswer, SkyEventAnswer } from '../../contract/sky.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { deviceDate } from '../shell/today.tsx';

export interface WeekDay {
  date: CivilDate;
  moon: SkyDayAnswer['moons'][number];
  events: SkyEventAnswer[];
}

const DAYS = 7;

/** A lunation is also the aspect of Sun and Moon that makes it: once is enough. */
function isListed(event: SkyEventAnswer, all: readonly SkyEventAnswer[]): boolean {
  if (event.body === 'node') return false;
  if (event.kind !== 'aspect' || event.body !== 'moon' || event.other !== 'sun') return true;
  return !all.some(({ kind, at }) => kind === 'lunation' && at === event.at);
}

/** The seven days from the answer's date on, by the visitor's calendar, or by UTC's while that is not known. */
export function weekDays({ date: first, events, moons }: SkyDayAnswer, isZoned: boolean): WeekDay[] {
  const dateOf = ({ at }: SkyEventAnswer): CivilDate =>
    isZoned ? deviceDate(new Date(at)) : at.slice(0, 10);
  const listed = events.filter((event) => isListed(event, events));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(first, index);
    return { date, moon: moons[index]!, events: listed.filter((event) => dateOf(event) === date) };
  });
}
