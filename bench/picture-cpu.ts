import type { ReadingAnswer } from '../src/contract/tarot.ts';
import { PAIRS, pairKey } from '../src/domain/compatibility/pairs.ts';
import { DRAWN } from '../src/art/deck/deck.ts';
import { drawQuoteCard } from '../src/art/quote-cards/card.ts';
import { CARD_FORMATS, CARD_STYLES } from '../src/domain/quotes/card-kinds.ts';
import { PAGE_KEYS } from '../src/art/share-pictures/page-texts.ts';
import { FORMATS_OF, type SubjectKind } from '../src/art/share-pictures/subject.ts';
import { drawCards } from '../src/domain/tarot/draw.ts';
import { SPREAD_SIZES } from '../src/domain/tarot/spreads.ts';
import { weave } from '../src/domain/tarot/weave.ts';
import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';
import { paint, type PaintOrder } from '../src/server/pictures/paint.ts';
import { authorLookup, quoteLookup } from '../src/server/pictures/quote-lookup.ts';
import { subjectFinder, type SubjectSources } from '../src/server/pictures/subjects.ts';
import { printTable } from './table.ts';
import { unarchivedServices } from './unarchived-services.ts';

const OF_EACH = 12;
const YEARS = Array.from({ length: 200 }, (_, i) => 1900 + i);

type Bench = Awaited<ReturnType<typeof unarchivedServices>>;

/** OF_EACH elements, evenly spread over the list. */
function spread<T>(all: readonly T[]): T[] {
  return Array.from({ length: OF_EACH }, (_, i) => all[Math.floor((i * all.length) / OF_EACH)]!);
}

function keysOf({ content, calendar }: Bench): Record<SubjectKind, string[]> {
  return {
    reading: SIGN_KEYS.map((sign, i) => `${sign}-${i % 2 ? 'month-2026-10' : calendar.today()}`),
    calendar: SIGN_KEYS.map((sign) => `${sign}-2026-10`),
    pair: spread(PAIRS).map((pair) => pairKey(...pair)),
    sky: spread(YEARS).map((year) => `${year}-03-21`),
    card: spread(DRAWN),
    'tarot-reading': spread(YEARS).map((year) => String(year).repeat(8)),
    post: spread(content.blog.posts).map(({ slug }) => slug),
    tag: spread(content.blog.posts).map(({ tags }) => tags[0]!),
    author: spread(content.quotes).map(({ author }) => author.slug),
    misattribution: spread(content.quoteLore.misattributions).map(({ slug }) => slug),
    page: spread(PAGE_KEYS),
  };
}

/** The largest spread, drawn from its own id: without a database there are no stored readings. */
function drawnReading({ content }: Bench, id: string): ReadingAnswer {
  const picks = Array.from({ length: SPREAD_SIZES['celtic-cross'] }, (_, at) => at);
  const cards = drawCards({ site: id + id, own: id }, picks, true);
  return weave({ spread: 'celtic-cross', cards, seed: id }, content.tarot) as unknown as ReadingAnswer;
}

function sourcesOf(bench: Bench): SubjectSources {
  const { services, content } = bench;
  return {
    ...services,
    tarot: { ...services.tarot, unopenedReading: async (id) => drawnReading(bench, id) },
    author: authorLookup(content.quotes),
    blogPictures: { drawing: async () => null },
  };
}

function quoteOrders({ content }: Bench, format: (typeof CARD_FORMATS)[number]['key']): (() => PaintOrder)[] {
  const quote = quoteLookup(content.quotes);
  const slugs = content.quotes.flatMap(({ quotes }) => quotes.map(({ slug }) => slug));
  return spread(slugs).map((slug, i) => () => ({
    svg: drawQuoteCard({ ...quote(slug)!, credit: 'Zodiary' }, CARD_STYLES[i % 4]!.number, format),
  }));
}

/** Median and worst of what each takes, drawing and painting together; the first run is a warm-up. */
async function cpuMs(orders: readonly (() => PaintOrder)[]): Promise<string[]> {
  await paint(orders[0]!());
  const spent: number[] = [];
  for (const order of orders) {
    const before = process.cpuUsage();
    await paint(order());
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
  }
  const sorted = spent.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!].map((ms) => ms.toFixed(0));
}

/** What a picture costs the process that paints, by kind and format. */
export async function benchPictureCpu(): Promise<void> {
  const bench = await unarchivedServices();
  const finder = subjectFinder(sourcesOf(bench));
  const by = { siteName: 'Zodiary', host: 'zodiary.example' };
  const rows: string[][] = [];
  for (const [kind, keys] of Object.entries(keysOf(bench)) as [SubjectKind, string[]][]) {
    const found = await Promise.all(keys.map(async (key) => (await finder[kind](key))!.whole()));
    for (const format of FORMATS_OF[kind]) {
      rows.push([kind, format, ...(await cpuMs(found.map((subject) => () => ({ subject, format, by }))))]);
    }
  }
  for (const { key } of CARD_FORMATS) rows.push(['quote', key, ...(await cpuMs(quoteOrders(bench, key)))]);
  printTable(`CPU of a picture (ms, goal ≤ 150 at the median), ${OF_EACH} of each`, [
    ['kind', 'format', 'median', 'worst'],
    ...rows,
  ]);
}
