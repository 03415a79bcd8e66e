import { postsFrom, type PostSource } from '../content/blog.ts';
import { chartBankFrom } from '../content/chart.ts';
import { compatibilityBankFrom, type CompatibilityBank } from '../content/compatibility.ts';
import { documentsFrom, type DocumentContent, type DocumentFiles } from '../content/documents.ts';
import { forecastBankFrom } from '../content/forecast.ts';
import { readingBankFrom } from '../content/horoscope.ts';
import { jokesFrom } from '../content/jokes.ts';
import { mailWordsFrom, type MailWords } from '../content/mail.ts';
import { quoteLoreFrom, type QuoteLore } from '../content/quote-lore.ts';
import { quotesFrom } from '../content/quotes.ts';
import { reportBankFrom } from '../content/report.ts';
import { shopWordsFrom } from '../content/shop.ts';
import { catWordsFrom } from '../content/social-cats.ts';
import { picturesFrom, type PictureAlts } from '../content/social-pictures.ts';
import { versesFrom } from '../content/social-verses.ts';
import { weavingFrom } from '../content/spreads.ts';
import { deckFrom } from '../content/tarot.ts';
import type { ChartBank } from '../domain/chart/bank.ts';
import { ForecastAlmanac, type PeriodPlan } from '../domain/forecast/almanac.ts';
import type { PeriodKind } from '../domain/forecast/period.ts';
import { keptSkies, type EventPages } from '../domain/forecast/sky-pages.ts';
import { Almanac, type DayPlan } from '../domain/horoscope/almanac.ts';
import type { Joke } from '../domain/jokes/jokes.ts';
import type { AuthorQuotes } from '../domain/quotes/catalog.ts';
import type { ReportBank } from '../domain/report/bank.ts';
import type { ShopWords } from '../domain/shop/words.ts';
import type { TarotBank } from '../domain/tarot/bank.ts';
import type { SkyFacts } from './blog/filled-slots.ts';
import type { BlogContent } from './blog/service.ts';
import type { SocialBank } from './channels/banks.ts';
import { compiled, compiledNow, compiledText } from './compiled.ts';
import type { ForecastAlmanacs } from './forecast/service.ts';

export interface Content {
  almanac: Almanac;
  forecasts: ForecastAlmanacs;
  compatibility: CompatibilityBank;
  chart: ChartBank;
  jokes: readonly Joke[];
  mail: MailWords;
  tarot: TarotBank;
  quotes: readonly AuthorQuotes[];
  quoteLore: QuoteLore;
  report: ReportBank;
  shop: ShopWords;
  blog: BlogContent;
  documents: DocumentContent;
  social: SocialBank;
  /** The texts that readings are composed from, as compiled: search learns its vocabulary from them. */
  bankTexts: () => Promise<string[]>;
  /** Paragraphs of the owner's, which are in no bank of the files. */
  rewordedTexts: readonly string[];
}

type RepeatedRuns = Record<PeriodKind | 'daily', string[]>;

/** The bank of daily readings, with the days that the build has planned already. */
async function loadAlmanac({ daily }: RepeatedRuns): Promise<Almanac> {
  const almanac = new Almanac(readingBankFrom(await compiled('horoscope'), daily));
  almanac.resume((await compiled('plans')) as DayPlan[]);
  return almanac;
}

async function loadForecasts(repeatedRuns: RepeatedRuns): Promise<ForecastAlmanacs> {
  const { skyOf, searchStep } = keptSkies((await compiled('sky-events')) as EventPages);
  const load = async (kind: PeriodKind): Promise<ForecastAlmanac> => {
    const almanac = new ForecastAlmanac(
      kind,
      forecastBankFrom(await compiled(kind), kind, repeatedRuns[kind]),
      skyOf,
      searchStep,
    );
    almanac.resume((await compiled(`${kind}-plans`)) as PeriodPlan[]);
    return almanac;
  };
  return { weekly: await load('weekly'), monthly: await load('monthly') };
}

/** By the art of a post: "cat:sign-leo", "scene:lamp". */
function altTexts({ cats, scenes }: PictureAlts): Record<string, string> {
  const named = (kind: string, alts: Readonly<Record<string, string>>) =>
    Object.entries(alts).map(([key, alt]) => [`${kind}:${key}`, alt]);
  return Object.fromEntries([...named('cat', cats), ...named('scene', scenes)]);
}

/** What is written for the channels; words that the owner has hidden go out no more. */
async function loadSocial(): Promise<SocialBank> {
  return {
    catWords: catWordsFrom(await compiled('social-cats')).filter(({ hidden = false }) => !hidden),
    verses: versesFrom(await compiled('social-verses')).map((verse) => ({ feasts: [], ...verse })),
    altTexts: altTexts(picturesFrom(await compiled('social-pictures'))),
  };
}

/** Content as the build compiled it; what is invalid stops the start with a sentence that names file and field. */
export async function loadContent(): Promise<Content> {
  const repeatedRuns = (await compiled('repeated-runs')) as RepeatedRuns;
  return {
    almanac: await loadAlmanac(repeatedRuns),
    forecasts: await loadForecasts(repeatedRuns),
    compatibility: compatibilityBankFrom(await compiled('compatibility')),
    chart: chartBankFrom(await compiled('chart')),
    jokes: jokesFrom(await compiled('jokes')),
    mail: mailWordsFrom(await compiled('mail')),
    tarot: { cards: deckFrom(await compiled('tarot')), weaving: weavingFrom(await compiled('spreads')) },
    quotes: quotesFrom(await compiled('quotes')),
    quoteLore: quoteLoreFrom(await compiled('quote-lore')),
    report: reportBankFrom(await compiled('report')),
    shop: shopWordsFrom(await compiled('shop')),
    blog: {
      posts: postsFrom((await compiled('blog')) as PostSource[]),
      facts: (await compiled('sky-facts')) as SkyFacts,
    },
    documents: documentsFrom(compiledNow('documents') as DocumentFiles),
    social: await loadSocial(),
    bankTexts: () => Promise.all(['horoscope', 'weekly', 'monthly'].map(compiledText)),
    rewordedTexts: [],
  };
}

/**
 * What the desk can edit, by its noun: the part of the content that is made of it, by the same validators as at the start.
 * An almanac keeps its plans, which name paragraphs, and says them in the words of its new bank.
 */
export const REMADE: Readonly<Record<string, (compiled: unknown, content: Content) => Partial<Content>>> = {
  jokes: (files) => ({ jokes: jokesFrom(files) }),
  quotes: (files) => ({ quotes: quotesFrom(files) }),
  'quote-lore': (files) => ({ quoteLore: quoteLoreFrom(files) }),
  compatibility: (files) => ({ compatibility: compatibilityBankFrom(files) }),
  tarot: (files, { tarot }) => ({ tarot: { ...tarot, cards: deckFrom(files) } }),
  blog: (posts, { blog }) => ({ blog: { ...blog, posts: postsFrom(posts as PostSource[]) } }),
  documents: (files) => ({ documents: documentsFrom(files as DocumentFiles) }),
  horoscope(files, { almanac }) {
    const { daily } = compiledNow('repeated-runs') as RepeatedRuns;
    almanac.reword(readingBankFrom(files, daily));
    return {};
  },
};
