import type { SearchAnswer } from '../../../contract/search.ts';
import { clockWords, dayWords } from '../../../domain/blog/slots/words.ts';
import { monthDay } from '../../../domain/calendar/written-date.ts';
import { yearsInWords } from '../../../domain/search/years.ts';
import {
  isDayOf,
  passageNear,
  sunOfDay,
  sunThroughYears,
  type Passage,
  type SunOfDay,
} from '../../../domain/search/birthday.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import type { AnswerSources } from '../sources.ts';
import { action, answer, article } from './parts.ts';

interface Birthday {
  month: number;
  day: number;
  year: number | null;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

const name = (sign: SignKey): string => signOf(sign).name;
const before = (sign: SignKey): SignKey => SIGN_KEYS[(SIGN_KEYS.indexOf(sign) + 11) % 12]!;
const readSign = (sign: SignKey) => action(`Read ${name(sign)}`, `/horoscope/${sign}`);
const dated = (month: number, day: number): string =>
  monthDay(`2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** "March 20, 1990, at 21:19 UTC" */
const moment = (atMs: number): string => `${dayWords(atMs + 30_000)}, at ${clockWords(atMs)} UTC`;

function passageWords({ first }: SunOfDay, passage: Passage | null): string {
  if (!passage) return '';
  return passage.to === first
    ? ` It had entered ${name(first)} on ${moment(passage.atMs)}.`
    : ` It moved on to ${name(passage.to)} on ${moment(passage.atMs)}.`;
}

/** The sign of one day of one year, from the Sun's own place. */
function ofYear({ month, day }: Birthday, year: number, sources: AnswerSources): SearchAnswer {
  const sun = sunOfDay(year, month, day);
  const passage = passageNear(year, month, day);
  const note = `Born ${dated(month, day)}, ${year}`;
  const cusp = passage ? article(sources.blog, 'born-on-the-cusp', 'About cusps') : [];
  if (sun.first === sun.last)
    return answer({
      note,
      title: name(sun.first),
      text: `The Sun was in ${name(sun.first)} all day by UTC.${passageWords(sun, passage)}`,
      icon: sun.first,
      actions: [readSign(sun.first), ...cusp],
    });
  return answer({
    note,
    title: `${name(sun.first)} or ${name(sun.last)}`,
    text:
      `The Sun left ${name(sun.first)} for ${name(sun.last)} on ${moment(passage!.atMs)}. ` +
      `If you were born before that moment, you’re a ${name(sun.first)}; after it, a ${name(sun.last)}.`,
    icon: sun.last,
    actions: [readSign(sun.first), readSign(sun.last), ...cusp],
  });
}

/** "2008 to 2026, 2006 and 2005" */
function inYears(years: readonly SunOfDay[], fits: (sun: SunOfDay) => boolean): string | null {
  const fitting = years.filter(fits).map(({ year }) => year);
  return fitting.length === 0 ? null : yearsInWords(fitting);
}

/** A day on which the year decides. */
function ofManyYears(birthday: Birthday, years: readonly SunOfDay[], sources: AnswerSources): SearchAnswer {
  const { month, day } = birthday;
  const later = years.find(({ first, last }) => first !== last)?.last ?? years[0]!.last;
  const earlier = before(later);
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
    actions: [
      readSign(earlier),
      readSign(later),
      ...article(sources.blog, 'born-on-the-cusp', 'About cusps'),
    ],
    birthYear: { month, day },
  });
}

/** Far from the border every year says the same: no need to look at a hundred. */
function isFarFromBorder(month: number, day: number): boolean {
  return passageNear(2000, month, day) === null;
}

function ofAnyYear(birthday: Birthday, thisYear: number, sources: AnswerSources): SearchAnswer {
  const { month, day } = birthday;
  const [latest, ...rest] = isFarFromBorder(month, day)
    ? [sunOfDay(2000, month, day)]
    : sunThroughYears(month, day, thisYear);
  const { first, last } = latest!;
  if (first !== last || rest.some((sun) => sun.first !== first || sun.last !== first))
    return ofManyYears(birthday, [latest!, ...rest], sources);
  const { dateRange, element } = signOf(first);
  return answer({
    note: `Born ${dated(month, day)}`,
    title: name(first),
    text: `In every year of the last hundred the Sun is in ${name(first)} on ${dated(month, day)}. ${name(first)}, ${dateRange}, is ${element === 'Earth' || element === 'Air' ? 'an' : 'a'} ${element.toLowerCase()} sign.`,
    icon: first,
    actions: [readSign(first)],
  });
}

export function birthdayAnswer(
  birthday: Birthday,
  thisYear: number,
  sources: AnswerSources,
): SearchAnswer | null {
  const { month, day, year } = birthday;
  if (year === null) return ofAnyYear(birthday, thisYear, sources);
  const isKnown = year >= FIRST_YEAR && year <= LAST_YEAR && isDayOf(year, month, day);
  return isKnown ? ofYear(birthday, year, sources) : ofAnyYear(birthday, thisYear, sources);
}
