import type { LifePart, Unit } from './bank.ts';

/** A sentence does not come back to a reader for this long. */
export const REST_DAYS = 60;
/** A subject rests for so many days, unless there is nothing else. */
const SUBJECT_REST_DAYS = 5;
const SHAPE_REST_DAYS = 3;
/** A run of words that many paragraphs share may come this often in so many days. */
const MOST_RUNS = 3;
const RUN_DAYS = 30;
/** A topic word is not met twice in so many days, unless the sky leaves no choice. */
export const TOPIC_REST_DAYS = 7;

/** What one sign has read so far. */
export class SignHistory {
  readonly #sentences = new Map<string, number>();
  readonly #runs = new Map<string, number[]>();
  readonly #topics = new Map<string, number>();
  readonly #units = new Map<string, number>();
  readonly #subjects = new Map<string, number>();
  /** The days of the last week, one for each paragraph about it. */
  readonly #parts = new Map<LifePart, number[]>();
  readonly #houses = new Map<number, number>();
  #shapes: number[] = [];

  /** What happens is told even if it takes words that were met a few times this month. */
  isRested(unit: Unit, day: number, isNews: boolean): boolean {
    const runsLeft =
      isNews || unit.repeatedRuns.every((run) => this.#recentRuns(run, day).length < MOST_RUNS);
    return (
      runsLeft && unit.sentences.every((one) => day - (this.#sentences.get(one) ?? -Infinity) > REST_DAYS)
    );
  }

  #recentRuns(run: string, day: number): number[] {
    return (this.#runs.get(run) ?? []).filter((used) => day - used < RUN_DAYS);
  }

  /** How many of the paragraph's topic words the sign has met in the last days, or already today. */
  recentTopics(unit: Unit, day: number): number {
    return unit.topics.filter((topic) => day - (this.#topics.get(topic) ?? -Infinity) < TOPIC_REST_DAYS)
      .length;
  }

  /** Day on which the unit was last used; never is long ago. */
  lastUsed(unit: Unit): number {
    return this.#units.get(unit.id) ?? -Infinity;
  }

  /** 1 for a subject of yesterday, falling to 0 over the days. */
  recencyOf(subject: string, day: number): number {
    return Math.max(0, (SUBJECT_REST_DAYS + 1 - this.daysSince(subject, day)) / SUBJECT_REST_DAYS);
  }

  /** Days since the subject last came; never is long ago. */
  daysSince(subject: string, day: number): number {
    return day - (this.#subjects.get(subject) ?? -Infinity);
  }

  /** Days since the sign last read about the part of life, at most a week. */
  daysWithout(part: LifePart | undefined, day: number): number {
    if (!part) return 0;
    return Math.min(7, day - (this.#parts.get(part)?.at(-1) ?? -Infinity));
  }

  /** How many paragraphs of the last week, today's included, were about the part of life. */
  toldInWeek(part: LifePart, day: number): number {
    return this.#partDays(part, day).length;
  }

  #partDays(part: LifePart, day: number): number[] {
    return (this.#parts.get(part) ?? []).filter((told) => day - told < 7);
  }

  /** Days since the sign last read about the house; never is long ago. */
  daysWithoutHouse(house: number, day: number): number {
    return day - (this.#houses.get(house) ?? -Infinity);
  }

  get recentShapes(): readonly number[] {
    return this.#shapes;
  }

  use(unit: Unit, day: number): void {
    this.#units.set(unit.id, day);
    if (unit.part) this.#parts.set(unit.part, [...this.#partDays(unit.part, day), day]);
    if (unit.house !== undefined) this.#houses.set(unit.house, day);
    for (const sentence of unit.sentences) this.#sentences.set(sentence, day);
    for (const topic of unit.topics) this.#topics.set(topic, day);
    for (const run of unit.repeatedRuns) this.#runs.set(run, [...this.#recentRuns(run, day), day]);
  }

  endDay(day: number, subjects: readonly string[], shape: number): void {
    for (const subject of subjects) this.#subjects.set(subject, day);
    this.#shapes = [shape, ...this.#shapes].slice(0, SHAPE_REST_DAYS);
  }
}
