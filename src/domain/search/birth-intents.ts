import type { CivilDate } from '../calendar/civil-date.ts';
import { isSkyDate } from '../pages/sky-address.ts';
import type { Body } from '../sky/bodies.ts';
import type { NamedTime } from './days.ts';
import type { Named } from './names.ts';
import { wordsIn } from './words.ts';

/** What has a sign of somebody's own: a body, or the ascendant, which needs the hour and the place too. */
export type NatalPoint = Body | 'ascendant';

/** What a question about somebody's birth asks for. */
export type BirthIntent =
  | { kind: 'birthday'; month: number; day: number; year: number | null }
  | { kind: 'birth-placement'; body: Body; date: CivilDate }
  /** "what's my moon sign": nobody can tell without the birthday. */
  | { kind: 'own-sign'; point: NatalPoint };

const BIRTH = /\b(born|birth|birthdays?|bday|birthdate|dob|cusps?)\b/;
const WHICH_SIGN = /\b(signs?|starsigns?|zodiac|am i|horoscope sign)\b/;
const OF_THE_SKY = /\b(phases?|full ?moons?|new ?moons?|eclipses?|retrogrades?)\b/;
const RISING = /\b(rising|ascendant)\b/;
const OWN = /\b(?:my|our|his|her)\b|\bam i\b/;
/** Who wants another sign looks for the settings; who wants a chart, for the report. */
const OTHER_PAGES = /\b(change|switch|set|edit|save|pictures?|charts?|reports?)\b/;
/** Asked for without a "my". */
const ALONE =
  /^(?:birthdays?|birth ?date|date of birth|rising signs?|ascendant)$|\bsign (?:calculator|finder)$/;
const WHERE_WAS = /\b(where|was|position)\b/;

function pointIn(text: string, bodies: readonly Body[]): NatalPoint {
  if (RISING.test(text)) return 'ascendant';
  return bodies.find((body) => body !== 'sun') ?? 'sun';
}

function ownSign(text: string, { time, signs, bodies }: Named): BirthIntent | null {
  if (time !== null || signs.length > 0 || OTHER_PAGES.test(text)) return null;
  const isAsked = OWN.test(text) && (WHICH_SIGN.test(text) || RISING.test(text) || BIRTH.test(text));
  return isAsked || ALONE.test(text) ? { kind: 'own-sign', point: pointIn(text, bodies) } : null;
}

/** Where something other than the Sun was: on a date without its year nobody knows. */
function ofPoint(point: NatalPoint, { from, hasYear }: NamedTime): BirthIntent {
  if (point === 'ascendant' || !hasYear || !isSkyDate(from)) return { kind: 'own-sign', point };
  return { kind: 'birth-placement', body: point, date: from };
}

export function birthIntent(text: string, named: Named): BirthIntent | null {
  const { time, signs, bodies } = named;
  if (OF_THE_SKY.test(text)) return null;
  if (time?.span !== 'day' || time.isRelative) return ownSign(text, named);
  const isUnsigned = signs.length === 0;
  const isAsked = BIRTH.test(text) || (isUnsigned && WHICH_SIGN.test(text));
  const others = wordsIn(text.replace(time.said, ' ')).length;
  const point = pointIn(text, bodies);
  const isOfPoint = isUnsigned && (isAsked || WHERE_WAS.test(text) || others === 1);
  if (point !== 'sun' && isOfPoint) return ofPoint(point, time);
  if (!isAsked && !(isUnsigned && others === 0)) return null;
  const [year, month, day] = time.from.split('-').map(Number) as [number, number, number];
  return { kind: 'birthday', month, day, year: time.hasYear ? year : null };
}
