import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { contradicts, TOUCHES, type ReadingBank, type Unit } from '../horoscope/bank.ts';
import { fractionOf, seedOf } from '../calendar/seed.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { dayKey, type Candidate } from './candidates.ts';
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

/** All that is written for a place, whatever happens there. */
const keysAt = (place: string): string[] => [place, ...TOUCHES.map((touch) => dayKey(place, touch))];

/** Whether it advises the opposite of what another section does. */
function isOpposed({ move }: Unit, { chosen }: ChoiceContext): boolean {
  return move !== undefined && chosen.some(({ unit }) => unit.move && contradicts(move, unit.move));
}

/** How strictly paragraphs are chosen: for how long a sign has not had them, and whether they agree with the others. */
interface Strictness {
  rest: number;
  agrees: boolean;
}

/** Rather words again a little early than none: the tests say for how long that never happens. */
function strictnesses(kind: PeriodKind): Strictness[] {
  const rests = [REST[kind], REST[kind] - 1, REST[kind] / 2, 0];
  return [{ rest: REST[kind], agrees: true }, ...rests.map((rest) => ({ rest, agrees: false }))];
}

/** The rested paragraphs of every place that a section could speak of. */
function supplyOf(
  candidates: readonly Candidate[],
  { rest, agrees }: Strictness,
  context: ChoiceContext,
): Supply {
  const keys = new Set(candidates.flatMap(({ place }) => keysAt(place)));
  const open = (key: string): Unit[] =>
    restedUnits(key, rest, context).filter((unit) => !agrees || !isOpposed(unit, context));
  return new Map([...keys].map((key) => [key, open(key)]));
}

const supplied = (keys: readonly string[], supply: Supply): Unit[] =>
  keys.flatMap((key) => supply.get(key) ?? []);

/**
 * How far the words suffice: more where many are left, since what lasts for months must not use them up in one; much
 * less where the last of a house would go, which the Sun needs when it comes there.
 */
function plenty({ place, keys, body }: Candidate, supply: Supply): number {
  const there = supplied(keysAt(place), supply).length;
  const lack = body !== 'sun' && there <= 1 ? 4 : 0;
  return 0.5 * Math.min(3, supplied(keys, supply).length) - lack;
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
    (aspect ? 12 * same((other) => other.aspect?.atMs === aspect.atMs) : 0) -
    (aspect && dated >= MOST_DATED[period.kind] ? 4 : 0) -
    (ago <= 3 ? 0.5 * (4 - ago) : 0) +
    0.6 * fractionOf(`${period.from} ${sign} ${section} ${candidate.name}`)
  );
}

const MOST_NEWS: Record<PeriodKind, number> = { weekly: 2, monthly: 3 };

/**
 * The strongest news opens the overview, the rest opens the section it concerns. What finds no room there belongs to
 * the overview, which tells what the period brings, or to the advice: news of love has no business under money.
 */
export function newsBySection(news: readonly News[], kind: PeriodKind): Map<Section, News[]> {
  const told = new Map<Section, News[]>(sectionsOf(kind).map((section) => [section, []]));
  const overview = told.get('overview')!;
  news.forEach((one, rank) => {
    const own = told.get(one.section)!;
    const neutral = overview.length <= MOST_NEWS[kind] ? overview : told.get('advice')!;
    (rank > 0 && own.length < MOST_NEWS[kind] ? own : neutral).push(one);
  });
  for (const list of told.values()) list.sort((a, b) => a.event.atMs - b.event.atMs);
  return told;
}

const DATED_AFTER_NEWS = 3;
/** News and the words after it read as one where both are of the same house. */
const HOUSE_OF_NEWS = 3;

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
  // What comes or turns is told with its dates: whatever else is said here is about another body.
  const moved = (body: string): number => (news.some((one) => one.body === body) ? 4 : 0);
  const near = (house: number): number => (news.some((one) => one.house === house) ? HOUSE_OF_NEWS : 0);
  for (const strictness of strictnesses(period.kind)) {
    const supply = supplyOf(candidates, strictness, context);
    const best = candidates
      .filter(({ keys }) => supplied(keys, supply).length > 0)
      .map((candidate) => ({
        candidate,
        rank:
          appeal(candidate, section, context) +
          plenty(candidate, supply) +
          near(candidate.house) -
          (candidate.aspect ? dated : 0) -
          moved(candidate.body),
      }))
      .sort((a, b) => b.rank - a.rank)[0];
    if (!best) continue;
    const [unit] = supplied(best.candidate.keys, supply).sort(
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
  const keys = new Set(context.candidatesOf(section).flatMap((one) => one.keys));
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
