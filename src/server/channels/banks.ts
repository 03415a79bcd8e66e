import { monthDay, longDate } from '../../domain/calendar/written-date.ts';
import { addDays, referenceNoonMs, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type {
  CatWords,
  FillBanks,
  FillCard,
  FillQuote,
  Told,
  Verse,
} from '../../domain/channels/fill-input.ts';
import { shownQuotes, type AuthorQuotes } from '../../domain/quotes/catalog.ts';
import { primaryTopic } from '../../domain/quotes/quote.ts';
import { skyIntro } from '../../domain/sky/intro.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { TarotBank } from '../../domain/tarot/bank.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { NotFound } from '../failures.ts';
import type { ForecastService } from '../forecast/service.ts';
import type { SkyService } from '../sky/service.ts';

/** What is written for the channels alone. */
export interface SocialBank {
  catWords: readonly CatWords[];
  verses: readonly Verse[];
  /** Of our drawings, in words, by their `art`. */
  altTexts: Readonly<Record<string, string>>;
}

export interface BankSources {
  social: () => SocialBank;
  quotes: () => readonly AuthorQuotes[];
  tarot: () => TarotBank;
  forecast: Pick<ForecastService, 'weekly'>;
  sky: Pick<SkyService, 'catFacts' | 'feasts'>;
}

function fillQuotes(files: readonly AuthorQuotes[]): FillQuote[] {
  return shownQuotes(files).flatMap(({ author, quotes }) =>
    quotes.map((quote) => ({
      topic: primaryTopic(quote),
      slug: quote.slug,
      text: quote.text,
      author: author.name,
      work: quote.work,
    })),
  );
}

const fillCards = ({ cards }: TarotBank): FillCard[] =>
  [...cards.values()].map(({ slug, name, upright, picture }) => ({
    slug,
    name,
    text: upright.general,
    picture,
  }));

/** The sky of a day in the words of its page. */
function skyOf(date: CivilDate): Told {
  const text = skyIntro(skyAt(referenceNoonMs(date)));
  return {
    title: `The sky of ${monthDay(date)}`,
    lines: [],
    text,
    alt: `The wheel of the signs with the planets of ${longDate(date)}, and the Moon as it stands that day.`,
  };
}

const weekKey = (sign: SignKey, sunday: CivilDate): string => `${sign} ${sunday}`;

/** The weeks of all signs that can be read already; those that are not open yet are told by nobody. */
async function toldWeeks(
  forecast: BankSources['forecast'],
  sundays: ReadonlySet<CivilDate>,
): Promise<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>();
  for (const sunday of sundays) {
    for (const sign of SIGN_KEYS) {
      const reading = await forecast.weekly(sign, sunday).catch((error: unknown) => {
        if (error instanceof NotFound) return null;
        throw error;
      });
      if (!reading) break;
      const { name } = signOf(sign);
      told.set(weekKey(sign, sunday), {
        title: `${name}: the week of ${monthDay(sunday)}`,
        lines: [],
        text: reading.overview,
        alt: `${name}, the week of ${longDate(sunday)}: the stars of the sign in a ring with the planets, below them the Moons of these days.`,
      });
    }
  }
  return told;
}

/** Worked out by the sky's threads: at each instant planets are followed for months. */
async function factsAt(sky: BankSources['sky'], instants: readonly number[]): Promise<FillBanks['skyAt']> {
  const all = [...new Set(instants)];
  const facts = all.length === 0 ? [] : await sky.catFacts(all);
  const byInstant = new Map(all.map((atMs, index) => [atMs, facts[index]!]));
  return (atMs) => byInstant.get(atMs) ?? [];
}

export interface FilledSpan {
  from: CivilDate;
  to: CivilDate;
  /** The slots whose sky is to be spoken of. */
  instants: readonly number[];
}

/** Everything a week can be filled from: our own words and drawings, and what the site tells anyway. */
export function fillBanks({ social, quotes, tarot, forecast, sky }: BankSources) {
  return async ({ from, to, instants }: FilledSpan): Promise<FillBanks> => {
    const sundays = new Set([weekStart(from), weekStart(to), weekStart(addDays(to, 1))]);
    const weeks = await toldWeeks(forecast, sundays);
    // By the clocks of any zone.
    const feasts = await sky.feasts(addDays(from, -1), addDays(to, 1));
    return {
      ...social(),
      quotes: fillQuotes(quotes()),
      cards: fillCards(tarot()),
      skyAt: await factsAt(sky, instants),
      feastsOn: (date) => feasts.filter((feast) => feast.date === date).map(({ key }) => key),
      skyOf,
      weekOfSign: (sign, sunday) => weeks.get(weekKey(sign, sunday)) ?? null,
    };
  };
}
