import { accuracyOf, positionErrors } from '../../sky/accuracy.ts';
import { BODIES, type Body } from '../../sky/bodies.ts';
import { labelOfBody, LUNATION_NAMES } from '../../sky/event-words.ts';
import { eclipsesFrom, lunationsFrom } from '../../sky/lunations.ts';
import { meanDegPerDay, ROUND_BODIES, roundInWords, type RoundBody } from '../../sky/periods.ts';
import { positionAt } from '../../sky/positions.ts';
import { turnsFrom, type Turn } from '../../sky/turns.ts';
import { CLOCK_MARK, dayMark, timeMark } from './moments.ts';
import { retrogradesFrom } from './retrogrades.ts';
import type { SkyTable } from './table.ts';
import { dayWords, placeWords, signName } from './words.ts';

const DAY_MS = 86_400_000;

function take<T>(found: Iterable<T>, count: number, fits: (one: T) => boolean = () => true): T[] {
  const taken: T[] = [];
  for (const one of found) {
    if (fits(one)) taken.push(one);
    if (taken.length === count) break;
  }
  return taken;
}

const isIngress = ({ kind }: Turn): boolean => kind === 'ingress';
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function lunations(count: number, nowMs: number): SkyTable {
  return {
    caption: `The Moon’s next turns, ${CLOCK_MARK}.`,
    columns: ['Phase', 'Date', 'Time', 'In'],
    rows: take(lunationsFrom(nowMs), count).map(({ phase, atMs, sign }) => [
      LUNATION_NAMES[phase],
      dayMark(atMs),
      timeMark(atMs),
      signName(sign),
    ]),
  };
}

function eclipses(count: number, nowMs: number): SkyTable {
  return {
    caption: `The next eclipses, on the date of their greatest moment ${CLOCK_MARK}.`,
    columns: ['Of', 'Kind', 'Date', 'In'],
    rows: take(eclipsesFrom(nowMs), count).map(({ body, phase, atMs, sign }) => [
      `the ${labelOfBody(body)}`,
      capitalized(phase),
      dayMark(atMs),
      signName(sign),
    ]),
  };
}

function ingresses(body: Body, count: number, nowMs: number): SkyTable {
  const found = take(turnsFrom(body, nowMs), count, isIngress);
  return {
    caption: `${labelOfBody(body)}’s next changes of sign, ${CLOCK_MARK}.`,
    columns: ['Enters', 'Date', 'Going'],
    rows: found.map(({ sign, atMs, direction }) => [
      signName(sign),
      dayMark(atMs),
      direction === 'direct' ? 'forward' : 'backward',
    ]),
  };
}

/** From the first sign entered in one year to the last entered in another; steps back over a border have their own rows. */
function stays(body: Body, fromYear: number, toYear: number): SkyTable {
  const found: Turn[] = [];
  for (const turn of turnsFrom(body, Date.UTC(fromYear, 0))) {
    if (!isIngress(turn)) continue;
    found.push(turn);
    if (turn.atMs >= Date.UTC(toYear + 1, 0)) break;
  }
  if (found.length < 2) throw new Error(`${body} enters no sign from ${fromYear} to ${toYear}`);
  return {
    caption: `${labelOfBody(body)} in the signs it entered from ${fromYear} to ${toYear}, ${CLOCK_MARK}.`,
    columns: ['In', 'From', 'Until'],
    rows: found
      .slice(0, -1)
      .map(({ sign, atMs }, at) => [signName(sign), dayMark(atMs), dayMark(found[at + 1]!.atMs)]),
  };
}

/** Begins with the sign the Moon is in. */
function moonSigns(count: number, nowMs: number): SkyTable {
  const found = take(turnsFrom('moon', nowMs - 2.6 * DAY_MS), count + 2, isIngress);
  const first = Math.max(
    0,
    found.findLastIndex(({ atMs }) => atMs <= nowMs),
  );
  return {
    caption: `The Moon’s way through the signs, ${CLOCK_MARK}.`,
    columns: ['Moon in', 'From', 'Time'],
    rows: found
      .slice(first, first + count)
      .map(({ sign, atMs }) => [signName(sign), dayMark(atMs), timeMark(atMs)]),
  };
}

function positions(nowMs: number): SkyTable {
  const bodies = BODIES.filter((body) => body !== 'node').map((body) => positionAt(body, nowMs));
  return {
    caption: `Where everything stands on ${dayWords(nowMs)}, at noon UTC.`,
    columns: ['Body', 'Place', 'Moving'],
    rows: bodies.map((place) => [
      labelOfBody(place.body),
      placeWords(place),
      place.retrograde ? 'backward' : 'forward',
    ]),
  };
}

const SEASONS: Partial<Record<string, string>> = {
  aries: 'March equinox',
  cancer: 'June solstice',
  libra: 'September equinox',
  capricorn: 'December solstice',
};

function seasons(count: number, nowMs: number): SkyTable {
  const found = take(turnsFrom('sun', nowMs), count, (turn) => SEASONS[turn.sign] !== undefined);
  return {
    caption: `The next turns of the year, ${CLOCK_MARK}.`,
    columns: ['Turn', 'Date', 'Time'],
    rows: found.map(({ sign, atMs }) => [SEASONS[sign]!, dayMark(atMs), timeMark(atMs)]),
  };
}

function sunSigns(nowMs: number): SkyTable {
  const year = new Date(nowMs).getUTCFullYear();
  return {
    caption: `The Sun’s twelve entries of ${year}, ${CLOCK_MARK}.`,
    columns: ['The Sun enters', 'Date', 'Time'],
    rows: take(turnsFrom('sun', Date.UTC(year, 0)), 12).map(({ sign, atMs }) => [
      signName(sign),
      dayMark(atMs),
      timeMark(atMs),
    ]),
  };
}

/** Three figures that count, whether a body makes thirteen degrees a day or a hundredth of one. */
const degrees = (body: RoundBody): string => `${Number(meanDegPerDay(body).toPrecision(3))}°`;

function speeds(): SkyTable {
  return {
    caption: 'How fast each body goes through the zodiac, seen from here and on average.',
    columns: ['Body', 'Each day', 'Once around'],
    rows: ROUND_BODIES.map((body) => [labelOfBody(body), degrees(body), roundInWords(body)]),
  };
}

function accuracy(): SkyTable {
  return {
    caption: 'Our apparent longitudes against JPL’s, in arcseconds (3,600 of them make a degree).',
    columns: ['Body', 'Places', 'Largest difference', 'Typical difference'],
    rows: accuracyOf(positionErrors()).map(({ body, places, mostArcsec, typicalArcsec }) => [
      labelOfBody(body),
      String(places),
      `${mostArcsec.toFixed(2)}″`,
      `${typicalArcsec.toFixed(2)}″`,
    ]),
  };
}

type MakeTable = (args: readonly string[], nowMs: number) => SkyTable;

/** What a table shows, as the sky stands at noon UTC of the day. */
export const SKY_TABLES: Record<string, MakeTable> = {
  retrogrades: ([which, count], nowMs) => retrogradesFrom(which as Body | 'all', Number(count), nowMs),
  lunations: ([count], nowMs) => lunations(Number(count), nowMs),
  eclipses: ([count], nowMs) => eclipses(Number(count), nowMs),
  ingresses: ([body, count], nowMs) => ingresses(body as Body, Number(count), nowMs),
  stays: ([body, fromYear, toYear]) => stays(body as Body, Number(fromYear), Number(toYear)),
  'moon-signs': ([count], nowMs) => moonSigns(Number(count), nowMs),
  positions: (_, nowMs) => positions(nowMs),
  seasons: ([count], nowMs) => seasons(Number(count), nowMs),
  'sun-signs': (_, nowMs) => sunSigns(nowMs),
  speeds,
  accuracy,
};
