import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import type { ReadingBank, Unit } from '../horoscope/bank.ts';
import { fractionOf, seedOf } from '../calendar/seed.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { Candidate } from './candidates.ts';
import type { News } from './news.ts';
import type { Period, PeriodKind } from './period.ts';
import { sectionsOf, type Section } from './sections.ts';

/** Periods for which a paragraph does not come back to a sign. */
export const REST: Record<PeriodKind, number> = { weekly: 40, monthly: 24 };
/** A reading is a frame with a few dates in it, not a list of dates. */
const MOST_DATED: Record<PeriodKind, number> = { weekly: 3, monthly: 5 };

/** News with the sentences chosen for it. */
export interface ChosenNews {
  news: News;
  unit: Unit;
}

/** The paragraph chosen for one section, with what it is about, and the news it opens with. */
export interface ChosenSection {
  section: Section;
  news: ChosenNews[];
  candidate: Candidate;
  unit: Unit;
}

/** What one sign has read so far: the period in which each paragraph and each section's body came last. */
export class ForecastHistory {
  readonly #last = new Map<string, number>();

  lastUsed(name: string): number {
    return this.#last.get(name) ?? -Infinity;
  }

  keep(index: number, section: Section, body: string, unit: string): void {
    this.#last.set(unit, index).set(`${section} ${body}`, index);
  }

  keepNews(index: number, unit: string): void {
    this.#last.set(unit, index);
  }
}

/** Everything a choice for one sign and period depends on. */
export interface ChoiceContext {
  sign: SignKey;
  period: Period;
  bank: ReadingBank;
  history: ForecastHistory;
  /** Paragraphs some sign has in this period. */
  taken: Set<string>;
  candidatesOf: (section: Section) => Candidate[];
  /** What happens in the period, the strongest first. */
  news: readonly News[];
  /** What is chosen for this sign so far. */
  chosen: ChosenSection[];
}

/** Thrown when the bank has no words for a true sky. */
export class MissingForecastWords extends Error {}

/** Paragraphs of a key that this sign has not had for so long and no sign has in this period. */
function restedUnits(key: string, rest: number, { bank, period, taken, history }: ChoiceContext): Unit[] {
  // The first week begins before the archive does.
  const date = period.from < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : period.from;
  return (bank.byKey[key] ?? []).filter(
    ({ id, since, until }) =>
      since <= date &&
      (until === undefined || date <= until) &&
      !taken.has(id) &&
      period.index - history.lastUsed(id) > rest,
  );
}

type Supply = ReadonlyMap<string, readonly Unit[]>;

/** The rested paragraphs of every key that a section could use, and of its sister key. */
function supplyOf(candidates: readonly Candidate[], rest: number, context: ChoiceContext): Supply {
  const keys = new Set(candidates.flatMap(({ key }) => [placeKey(key), `${placeKey(key)}/day`]));
  return new Map([...keys].map((key) => [key, restedUnits(key, rest, context)]));
}

const placeKey = (key: string): string => key.replace('/day', '');

/**
 * How far the words suffice: more where many are left, since what lasts for months must not use them up in one; much
 * less where the last of a house would go, which the Sun needs when it comes there.
 */
function plenty({ key, body }: Candidate, supply: Supply): number {
  const there = supply.get(placeKey(key))!.length + supply.get(`${placeKey(key)}/day`)!.length;
  const lack = body !== 'sun' && there <= 1 ? 4 : 0;
  return 0.5 * Math.min(3, supply.get(key)!.length) - lack;
}

/** Strength, less for what this reading or this section's last ones have spoken of already, and a little chance. */
function appeal(candidate: Candidate, section: Section, context: ChoiceContext): number {
  const { history, period, sign, chosen } = context;
  const others = chosen.map((one) => one.candidate);
  const same = (test: (other: Candidate) => boolean): number => (others.some(test) ? 1 : 0);
  const { body, house, aspect } = candidate;
  const ago = period.index - history.lastUsed(`${section} ${body}`);
  const dated = others.filter((other) => other.aspect).length;
  return (
    candidate.strength -
    5 * same((other) => other.body === body) -
    2 * others.filter((other) => other.house === house).length -
    (aspect ? 4 * same((other) => other.aspect?.atMs === aspect.atMs) : 0) -
    (aspect && dated >= MOST_DATED[period.kind] ? 4 : 0) -
    (ago <= 3 ? 0.5 * (4 - ago) : 0) +
    0.6 * fractionOf(`${period.from} ${sign} ${section} ${candidate.name}`)
  );
}

const MOST_NEWS_IN_SECTION = 2;
/** Sections that are about no part of life in particular take what finds no room in its own. */
const NEUTRAL: Record<PeriodKind, readonly Section[]> = {
  weekly: ['advice', 'overview'],
  monthly: ['advice', 'opportunities', 'challenges', 'overview'],
};

/**
 * The strongest news opens the overview, the rest opens the section it concerns. What finds no room there goes where
 * it does no harm: news of love has no business under money.
 */
export function newsBySection(news: readonly News[], kind: PeriodKind): Map<Section, News[]> {
  const told = new Map<Section, News[]>(sectionsOf(kind).map((section) => [section, []]));
  news.forEach((one, rank) => {
    const own = told.get(rank === 0 ? 'overview' : one.section)!;
    const neutral = NEUTRAL[kind].map((section) => told.get(section)!);
    const least = neutral.reduce((best, list) => (list.length < best.length ? list : best));
    (own.length < MOST_NEWS_IN_SECTION ? own : least).push(one);
  });
  for (const list of told.values()) list.sort((a, b) => a.event.atMs - b.event.atMs);
  return told;
}

const DATED_AFTER_NEWS = 3;

/** Weeks and months tell of the same things: they begin at opposite ends of a key's sentences. */
function chooseNews(news: News, context: ChoiceContext): ChosenNews {
  const { history, sign, period, taken } = context;
  const turn = period.kind === 'weekly' ? 1 : -1;
  for (const rest of [REST[period.kind], REST[period.kind] / 2, 0]) {
    const [unit] = restedUnits(news.key, rest, context).sort(
      (a, b) =>
        history.lastUsed(a.id) - history.lastUsed(b.id) ||
        turn * (seedOf(`${sign} ${a.id}`) - seedOf(`${sign} ${b.id}`)),
    );
    if (!unit) continue;
    taken.add(unit.id);
    history.keepNews(period.index, unit.id);
    return { news, unit };
  }
  throw new MissingForecastWords(`no words for ${news.key} are left for ${sign} from ${period.from}`);
}

function chooseSection(section: Section, news: readonly News[], context: ChoiceContext): ChosenSection {
  const { history, sign, period } = context;
  const told = news.map((one) => chooseNews(one, context));
  // After news a section needs no second date: those words are kept for a period without.
  const dated = news.length > 0 ? DATED_AFTER_NEWS : 0;
  // What the news has said is not said again.
  const candidates = context
    .candidatesOf(section)
    .filter(({ aspect }) => !news.some(({ event }) => event.atMs === aspect?.atMs));
  // Rather words again a little early than none: the tests say for how long that never happens.
  for (const rest of [REST[period.kind], REST[period.kind] - 1, REST[period.kind] / 2, 0]) {
    const supply = supplyOf(candidates, rest, context);
    const best = candidates
      .filter(({ key }) => supply.get(key)!.length > 0)
      .map((candidate) => ({
        candidate,
        rank:
          appeal(candidate, section, context) + plenty(candidate, supply) - (candidate.aspect ? dated : 0),
      }))
      .sort((a, b) => b.rank - a.rank)[0];
    if (!best) continue;
    const [unit] = [...supply.get(best.candidate.key)!].sort(
      (a, b) =>
        history.lastUsed(a.id) - history.lastUsed(b.id) ||
        seedOf(`${sign} ${a.id}`) - seedOf(`${sign} ${b.id}`),
    );
    return { section, news: told, candidate: best.candidate, unit: unit! };
  }
  throw new MissingForecastWords(`no ${section} is left for ${sign} from ${period.from}`);
}

/** How many paragraphs a sign could still have for a section. */
function choiceOf(section: Section, context: ChoiceContext): number {
  const keys = new Set(context.candidatesOf(section).map(({ key }) => key));
  return [...keys].reduce((sum, key) => sum + restedUnits(key, REST[context.period.kind], context).length, 0);
}

/** Chooses every sign's paragraphs of the period, section by section; the sign with the least choice goes first. */
export function chooseAll(contexts: readonly ChoiceContext[]): void {
  const news = new Map(
    contexts.map((context) => [context, newsBySection(context.news, context.period.kind)]),
  );
  for (const section of sectionsOf(contexts[0]!.period.kind)) {
    const waiting = new Set(contexts);
    while (waiting.size > 0) {
      const choices = [...waiting].map((context) => ({ context, choice: choiceOf(section, context) }));
      const { context } = choices.reduce((least, one) => (one.choice < least.choice ? one : least));
      waiting.delete(context);
      const one = chooseSection(section, news.get(context)!.get(section)!, context);
      context.chosen.push(one);
      context.taken.add(one.unit.id);
      context.history.keep(context.period.index, section, one.candidate.body, one.unit.id);
    }
  }
}
