import type { SearchAnswer } from '../../../contract/search.ts';
import type { CivilDate } from '../../../domain/calendar/civil-date.ts';
import { monthDay } from '../../../domain/calendar/written-date.ts';
import { skyAddress } from '../../../domain/pages/sky-address.ts';
import { yearsInWords } from '../../../domain/search/years.ts';
import {
  isDated,
  passageNear,
  signBefore,
  sunOfDay,
  sunThroughYears,
  type Birthday,
  type Passage,
  type SunOfDay,
} from '../../../domain/search/birthday.ts';
import { signPortrait } from '../../../domain/zodiac/portrait.ts';
import { signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { action, answer, article } from './parts.ts';
import { atMinute, timed, type Timed } from '../timed.ts';

const name = (sign: SignKey): string => signOf(sign).name;
const readSign = (sign: SignKey) => action(`Read ${name(sign)}`, `/horoscope/${sign}`);
const civilDate = (year: number, month: number, day: number): CivilDate =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
const dated = (month: number, day: number): string => monthDay(civilDate(2024, month, day));

/** "a Leo", "an Aries" */
const one = (sign: SignKey): string => `${name(sign).startsWith('A') ? 'an' : 'a'} ${name(sign)}`;

/** Near the border of a sign the moment decides, whatever the calendar said where somebody was born. */
function passageWords({ atMs, to }: Passage): Timed {
  return timed`The Sun left ${name(signBefore(to))} for ${name(to)} on ${atMinute(atMs)}. If you were born before that moment, you’re ${one(signBefore(to))}; after it, ${one(to)}.`;
}

/** The sign of one day of one year, from the Sun's own place. */
function ofYear({ month, day }: Birthday, year: number): SearchAnswer {
  const sun = sunOfDay(year, month, day);
  const passage = passageNear(year, month, day);
  const note = `Born ${dated(month, day)}, ${year}`;
  const sky = action('The sky of that day', skyAddress(civilDate(year, month, day)));
  const cusp = passage ? [article('born-on-the-cusp', 'About cusps')] : [];
  const isDivided = sun.first !== sun.last;
  return answer({
    note,
    title: isDivided ? `${name(sun.first)} or ${name(sun.last)}` : name(sun.first),
    text: passage
      ? passageWords(passage)
      : `The Sun was in ${name(sun.first)} all day. ${signPortrait(sun.first)}`,
    icon: sun.last,
    actions: [readSign(sun.first), ...(isDivided ? [readSign(sun.last)] : []), sky, ...cusp],
  });
}

/** "2008 to 2026, 2006 and 2005" */
function inYears(years: readonly SunOfDay[], fits: (sun: SunOfDay) => boolean): string | null {
  const fitting = years.filter(fits).map(({ year }) => year);
  return fitting.length === 0 ? null : yearsInWords(fitting);
}

/** A day on which the year decides. */
function ofManyYears(birthday: Birthday, years: readonly SunOfDay[]): SearchAnswer {
  const { month, day } = birthday;
  const later = years.find(({ first, last }) => first !== last)?.last ?? years[0]!.last;
  const earlier = signBefore(later);
  const whole = (sign: SignKey) => inYears(years, ({ first, last }) => first === sign && last === sign);
  const parted = inYears(years, ({ first, last }) => first !== last);
  const facts = [
    [`${name(later)} all day in`, whole(later)],
    [`${name(earlier)} all day in`, whole(earlier)],
    ['changing from one to the other on the day itself in', parted],
  ].flatMap(([words, list]) => (list ? [`${words} ${list}`] : []));
  return answer({
    note: `Born ${dated(month, day)}`,
    title: `${name(earlier)} or ${name(later)}`,
    text: `It depends on the year. On ${dated(month, day)} the Sun is, by UTC, ${facts.join('; ')}. Enter your birth year, and we’ll check the Sun for that day.`,
    icon: later,
    actions: [readSign(earlier), readSign(later), article('born-on-the-cusp', 'About cusps')],
    birthYear: { month, day },
  });
}

/** Far from the border every year says the same: no need to look at a hundred. */
function isFarFromBorder(month: number, day: number): boolean {
  return passageNear(2000, month, day) === null;
}

function ofAnyYear(birthday: Birthday, thisYear: number): SearchAnswer {
  const { month, day } = birthday;
  const [latest, ...rest] = isFarFromBorder(month, day)
    ? [sunOfDay(2000, month, day)]
    : sunThroughYears(month, day, thisYear);
  const { first, last } = latest!;
  if (first !== last || rest.some((sun) => sun.first !== first || sun.last !== first))
    return ofManyYears(birthday, [latest!, ...rest]);
  return answer({
    note: `Born ${dated(month, day)}`,
    title: name(first),
    text: `On ${dated(month, day)} the Sun is in ${name(first)}, in every year of the last hundred. ${signPortrait(first)}`,
    icon: first,
    actions: [readSign(first)],
  });
}

export function birthdayAnswer(birthday: Birthday, thisYear: number): SearchAnswer {
  const found = isDated(birthday) ? ofYear(birthday, birthday.year) : ofAnyYear(birthday, thisYear);
  return { ...found, isBirthday: true };
}
