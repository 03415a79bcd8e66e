import { monthDay, longDate } from '../../domain/calendar/written-date.ts';
import { weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { CatWords, FillCard, FillQuote, Told, Verse } from '../../domain/channels/fill-input.ts';
import { shownQuotes, type AuthorQuotes } from '../../domain/quotes/catalog.ts';
import { primaryTopic } from '../../domain/quotes/quote.ts';
import type { TarotBank } from '../../domain/tarot/bank.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { NotFound } from '../failures.ts';
import type { ForecastService } from '../forecast/service.ts';
import { weekKey, type PlainBanks } from './filled-week.ts';

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

function toldWeek(sign: SignKey, sunday: CivilDate, text: string): Told {
  const { name } = signOf(sign);
  return {
    title: `${name}: the week of ${monthDay(sunday)}`,
    lines: [],
    text,
    alt: `${name}, the week of ${longDate(sunday)}: the stars of the sign in a ring with the planets, below them the Moons of these days.`,
  };
}

/** The weeks of all signs that can be read already; one that is not open yet is told by nobody. */
async function toldWeeks(
  forecast: BankSources['forecast'],
  sundays: ReadonlySet<CivilDate>,
): Promise<Record<string, Told>> {
  const told: Record<string, Told> = {};
  for (const sunday of sundays) {
    for (const sign of SIGN_KEYS) {
      const reading = await forecast.weekly(sign, sunday).catch((error: unknown) => {
        if (error instanceof NotFound) return null;
        throw error;
      });
      if (!reading) break;
      told[weekKey(sign, sunday)] = toldWeek(sign, sunday, reading.overview);
    }
  }
  return told;
}

/** Everything a week can be filled from: our own words and drawings, and what the site tells anyway. */
export function fillBanks({ social, quotes, tarot, forecast }: BankSources) {
  return async ({ from, to }: { from: CivilDate; to: CivilDate }): Promise<PlainBanks> => ({
    ...social(),
    quotes: fillQuotes(quotes()),
    cards: fillCards(tarot()),
    weeks: await toldWeeks(forecast, new Set([weekStart(from), weekStart(to)])),
  });
}
