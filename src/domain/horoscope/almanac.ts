import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';
import { wordedOn, type ReadingBank, type Unit } from './bank.ts';
import { candidatesFor, everyCandidate } from './candidates.ts';
import { choose, leadOf, type ChosenReading } from './choose.ts';
import { compose } from './compose.ts';
import { factsInOrder, factsOf, type DayFacts } from './day-facts.ts';
import { SignHistory } from './history.ts';
import { alsoNamed } from './news.ts';
import { Outlook } from './outlook.ts';
import type { DailyReading } from './reading.ts';
import { subjectsOf } from './choose-paragraph.ts';

/** The choice for one sign and day, as names: enough to write it again and to go on from it. */
export interface SignPlan {
  shape: number;
  /** Candidate and paragraph in turn. */
  blocks: [candidate: string, unit: string][];
}
export type DayPlan = Record<SignKey, SignPlan>;

/** A paragraph of a planned reading. */
export interface PlannedParagraph {
  /** As the plan names it. */
  id: string;
  shown: Unit;
  /** All words that it has, had or will have: the newest first. */
  wordings: readonly Unit[];
}

/** The plan of a day for which some signs have still to choose. */
interface DayDraft {
  facts: DayFacts;
  /** Sentences some sign has had today. */
  usedToday: Set<string>;
  plans: Partial<DayPlan>;
}

function nameBlocks({ blocks, shape }: ChosenReading): SignPlan {
  return { shape, blocks: blocks.map(({ candidate, unit }) => [candidate.name, unit.id]) };
}

/**
 * All readings since the first day. Which paragraph a sign gets depends on what it has had before, so days are planned
 * in order; the whole history follows from the bank alone.
 */
export class Almanac {
  #bank: ReadingBank;
  readonly #factsOf: (date: CivilDate) => DayFacts;
  readonly #outlook: Outlook;
  readonly #histories = new Map(SIGN_KEYS.map((sign) => [sign, new SignHistory()]));
  readonly #plans: DayPlan[] = [];
  /** How many of the planned days the histories know. */
  #remembered = 0;
  #draft: DayDraft | null = null;

  /** Another sky than the true one is for tests. */
  constructor(bank: ReadingBank, facts?: (date: CivilDate) => DayFacts) {
    this.#bank = bank;
    this.#factsOf = facts ?? factsOf;
    this.#outlook = new Outlook(facts ?? factsInOrder());
  }

  /**
   * Takes over days that were planned before, from the first one on, instead of planning them again. What they told is
   * remembered when there is a day to plan: a start need not wait for that.
   */
  resume(plans: readonly DayPlan[]): void {
    this.#plans.push(...plans);
  }

  /** The same bank with newer words for some of its paragraphs: plans stay as they are. */
  reword(bank: ReadingBank): void {
    this.#bank = bank;
  }

  get plans(): readonly DayPlan[] {
    return this.#plans;
  }

  isPlanned(date: CivilDate): boolean {
    return daysBetween(ARCHIVE_FIRST_DAY, date) < this.#plans.length;
  }

  planOf(date: CivilDate): DayPlan {
    const index = daysBetween(ARCHIVE_FIRST_DAY, date);
    if (index < 0) throw new RangeError(`The almanac begins on ${ARCHIVE_FIRST_DAY}.`);
    const plan = this.#plans[index];
    if (!plan) throw new RangeError(`${date} is not planned yet.`);
    return plan;
  }

  /** All days up to the date in one go, 10 ms each: for builds and tests. A server plans in slices. */
  planThrough(date: CivilDate): void {
    while (!this.isPlanned(date)) this.planStep();
  }

  /**
   * One short piece of planning: one day taken over, one more day of the sky ahead or, once enough of both is known, one
   * sign of the next day, whose plan counts when all twelve have theirs.
   */
  planStep(): void {
    const day = this.#plans.length;
    if (this.#remembered < day) return this.#rememberDay(this.#remembered++);
    if (this.#outlook.extendFor(day)) return;
    this.#draft ??= { facts: this.#outlook.factsOn(day), usedToday: new Set(), plans: {} };
    this.#planNextSign(day, this.#draft);
    if (Object.keys(this.#draft.plans).length < SIGN_KEYS.length) return;
    this.#plans.push(this.#draft.plans as DayPlan);
    this.#remembered = this.#plans.length;
    this.#draft = null;
  }

  reading(sign: SignKey, date: CivilDate, facts: DayFacts = this.#factsOf(date)): DailyReading {
    return this.#write(sign, date, this.planOf(date)[sign], facts);
  }

  paragraphsOf(sign: SignKey, date: CivilDate): PlannedParagraph[] {
    const { byId, rewordings } = this.#bank;
    return this.planOf(date)[sign].blocks.map(([, id]) => ({
      id,
      shown: wordedOn(this.#bank, id, date),
      wordings: [...(rewordings[id] ?? []), byId[id]!],
    }));
  }

  #planNextSign(day: number, { facts, usedToday, plans }: DayDraft): void {
    // The first sign has the most to choose from, so another one is first each day.
    const sign = SIGN_KEYS[(Object.keys(plans).length + day) % SIGN_KEYS.length]!;
    const chosen = choose(candidatesFor(sign, facts), {
      sign,
      date: facts.date,
      day,
      bank: this.#bank,
      history: this.#histories.get(sign)!,
      ahead: this.#outlook.of(sign, day),
      usedToday,
      told: [],
    });
    plans[sign] = nameBlocks(chosen);
  }

  #rememberDay(day: number): void {
    for (const sign of SIGN_KEYS) this.#remember(sign, day, this.#plans[day]![sign]);
  }

  #remember(sign: SignKey, day: number, { shape, blocks }: SignPlan): void {
    const history = this.#histories.get(sign)!;
    for (const [, unit] of blocks) history.use(this.#bank.byId[unit]!, day);
    history.endDay(
      day,
      blocks.flatMap(([candidate]) => subjectsOf(candidate)),
      shape,
    );
  }

  #write(sign: SignKey, date: CivilDate, { blocks: plan }: SignPlan, facts: DayFacts): DailyReading {
    const candidates = candidatesFor(sign, facts);
    const all = everyCandidate(candidates);
    const blocks = plan.map(([candidate, unit]) => ({
      candidate: all.find(({ name }) => name === candidate) ?? alsoNamed(candidate, candidates.bodies)!,
      unit: wordedOn(this.#bank, unit, date),
    }));
    return compose({ sign, date, blocks, lead: leadOf(blocks) }, facts);
  }
}
