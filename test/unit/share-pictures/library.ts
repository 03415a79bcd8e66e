import {
  readCompatibilityFiles,
  readForecastFiles,
  readQuoteFiles,
  readQuoteLore,
  readReadingFiles,
} from '../../../scripts/compile-content.ts';
import { loadBlog } from '../../../src/content/blog.ts';
import { compatibilityBankFrom } from '../../../src/content/compatibility.ts';
import { quoteLoreFrom } from '../../../src/content/quote-lore.ts';
import { quotesFrom } from '../../../src/content/quotes.ts';
import { articleCount, tagCounts, tagName } from '../../../src/domain/blog/posts.ts';
import { figureFrom, type DrawnFigure } from '../../../src/domain/blog/figure.ts';
import { PAIRS, pairKey } from '../../../src/domain/compatibility/pairs.ts';
import { pairScore } from '../../../src/domain/compatibility/score.ts';
import { changesOf, moonWayOf } from '../../../src/domain/forecast/changes.ts';
import { periodOf, type PeriodKind } from '../../../src/domain/forecast/period.ts';
import { periodSky } from '../../../src/domain/forecast/period-sky.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';
import { drawCards } from '../../../src/domain/tarot/draw.ts';
import type { ShownReading } from '../../../src/domain/tarot/shown-reading.ts';
import { SPREAD_KEYS, SPREAD_SIZES, type SpreadKey } from '../../../src/domain/tarot/spreads.ts';
import { weave } from '../../../src/domain/tarot/weave.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { figureSvg, measuring } from '../../../src/art/drawing/figures/measure.ts';
import { openingSentences } from '../../../src/art/share-pictures/opening.ts';
import { PAGE_KEYS, pageSubject } from '../../../src/art/share-pictures/page-texts.ts';
import type {
  AuthorSubject,
  CalendarSubject,
  CardSubject,
  MisattributionSubject,
  PageSubject,
  PairSubject,
  PostSubject,
  ReadingSubject,
  SkySubject,
  Span,
  TagSubject,
  TarotReadingSubject,
} from '../../../src/art/share-pictures/subject.ts';
import { calendars } from '../../../src/server/pictures/reading-subjects.ts';
import { authorSubject, misattributionSubject } from '../../../src/server/pictures/quote-subjects.ts';
import { skies } from '../../../src/server/pictures/sky-subjects.ts';
import { tarotReadingSubject } from '../../../src/server/pictures/tarot-subjects.ts';
import { inFullCheck } from '../../harness/full-check.ts';
import { bank as tarotBank } from '../tarot/woven.ts';

const bodies = skyAt(Date.UTC(2026, 10, 15, 12)).bodies.map(({ body, longitudeDeg }) => ({
  body,
  longitudeDeg,
}));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Slots filled with the longest words that may stand there. */
const filled = (text: string): string =>
  text
    .replaceAll(/\{touches\}/g, 'is approaching an agreement with')
    .replaceAll(/\{\w+\}/g, 'Sagittarius')
    .replaceAll(/\s+/g, ' ');

const openings = [readReadingFiles(), readForecastFiles('weekly'), readForecastFiles('monthly')]
  .flatMap(textsIn)
  .filter((text) => text.split(' ').length > 12)
  .map((text) => openingSentences(filled(text)))
  .toSorted((a, b) => b.join(' ').length - a.join(' ').length);

/** Every sign with the longest words there are and with the shortest, under the longest date. */
export const READINGS: ReadingSubject[] = SIGN_KEYS.flatMap((sign, at) =>
  [openings[at]!, openings.at(-1 - at)!].map((sentences, i) => ({
    kind: 'reading' as const,
    sign,
    when: 'Wednesday, September 30, 2026',
    headline: i === 0 ? 'What the neighbors never really knew' : 'Bread',
    sentences,
    bodies,
  })),
);

function spanOf(kind: PeriodKind, date: string): Span {
  const sky = periodSky(periodOf(kind, date));
  return { days: moonWayOf(sky).days, changes: changesOf(sky) };
}

/** Weeks and months with much in the sky; the year's longest and its shortest month. */
export const PERIOD_READINGS: ReadingSubject[] = (
  [
    ['weekly', '2026-11-15', 'Nov 15 – 21, 2026'],
    ['weekly', '2026-12-27', 'December 27, 2026 – January 2, 2027'],
    ['monthly', '2026-11-01', 'November 2026'],
    ['monthly', '2026-02-01', 'February 2026'],
    ['monthly', '2026-08-01', 'August 2026'],
  ] as const
).flatMap(([kind, date, when], at) =>
  [0, 1, 2, 3].map((turn) => ({
    ...READINGS[(at * 4 + turn) % READINGS.length]!,
    when,
    headline: kind === 'weekly' ? 'Weekly Horoscope' : 'Monthly Horoscope',
    span: spanOf(kind, date),
  })),
);

const archive = { latest: () => '2026-11-17' };

async function wholeOf<T>(found: ReturnType<ReturnType<typeof skies>>): Promise<T> {
  return (await (await found)!.whole()) as T;
}

/** Every month of the archive for the door and for one sign each. */
export const ALL_CALENDARS: CalendarSubject[] = await Promise.all(
  Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
    .flatMap((month, at) => [month, `${SIGN_KEYS[at]}-${month}`])
    .map((key) => wholeOf<CalendarSubject>(calendars({ archive })(key))),
);

const SKY_COUNT = inFullCheck(60, 20);

/** Days of two centuries. */
export const SKIES: SkySubject[] = await Promise.all(
  Array.from({ length: SKY_COUNT }, (_, at) =>
    new Date(Date.UTC(1900, 0, 1 + at * Math.floor(73_400 / SKY_COUNT))).toISOString().slice(0, 10),
  ).map((date) => wholeOf<SkySubject>(skies({ archive })(date))),
);

const bank = compatibilityBankFrom(readCompatibilityFiles());
export const ALL_PAIRS: PairSubject[] = PAIRS.map(([one, other]) => {
  const { overall, love, friendship } = pairScore(one, other);
  const { summary } = bank.pairs.get(pairKey(one, other))!;
  return { kind: 'pair', one, other, overall, love, friendship, summary };
});

export const ALL_CARDS: CardSubject[] = [...tarotBank.cards.values()].map(
  ({ slug, name, keywords, upright }) => ({
    kind: 'card',
    slug,
    name,
    keywords: [...keywords],
    sentences: openingSentences(upright.general),
  }),
);

function drawnReading(spread: SpreadKey, turn: number): TarotReadingSubject {
  const seeds = { site: String(turn).padStart(64, 'a'), own: String(turn).padStart(32, 'b') };
  const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, at) => at * 7);
  const cards = drawCards(seeds, picks, spread !== 'yes-no');
  const woven = weave({ spread, cards, seed: `turn ${turn}` }, tarotBank);
  return tarotReadingSubject(
    woven as Pick<ShownReading, 'spread' | 'spreadName' | 'cards' | 'synthesis' | 'answer'>,
  );
}

/** Of every spread as many as show its long and its short words. */
export const TAROT_READINGS: TarotReadingSubject[] = SPREAD_KEYS.flatMap((spread) =>
  Array.from({ length: inFullCheck(40, 12) }, (_, turn) => drawnReading(spread, turn)),
);

/** One drawing stands in for all: what is measured here are the words beside it. */
function anyDrawing(): string {
  const steps = measuring(figureFrom('aspects') as DrawnFigure, 2026);
  for (;;) {
    const step = steps.next();
    if (step.done) return figureSvg(step.value, 'small');
  }
}

const drawing = anyDrawing();
const articles = loadBlog('content/blog');
export const ALL_POSTS: PostSubject[] = articles.map(({ title, excerpt, author, figure }) => ({
  kind: 'post',
  title,
  excerpt,
  author,
  figure: figure.kind === 'cards' ? { cards: figure.cards } : { drawing },
}));

export const ALL_TAGS: TagSubject[] = tagCounts(articles).map(({ tag, posts }) => ({
  kind: 'tag',
  name: tagName(tag),
  count: articleCount(posts),
  titles: articles.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title),
  figure: { drawing },
}));

export const ALL_AUTHORS: AuthorSubject[] = quotesFrom(readQuoteFiles()).map(authorSubject);

export const ALL_MISATTRIBUTIONS: MisattributionSubject[] =
  quoteLoreFrom(readQuoteLore()).misattributions.map(misattributionSubject);

export const ALL_PAGES: PageSubject[] = PAGE_KEYS.map((key) => pageSubject(key)!);

export const BY = { siteName: 'Zodiary', host: 'zodiary.example' };
