import { wordedOn, type ReadingBank } from '../horoscope/bank.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';
import { candidatesFor, voicesOf, type Candidate } from './candidates.ts';
import { chooseAll, ForecastHistory, type ChoiceContext, type ChosenSection } from './choose.ts';
import { compose } from './compose.ts';
import type { MonthlyReading, WeeklyReading } from './forecast.ts';
import { newsFor, newsStep } from './news.ts';
import { periodAt, type Period, type PeriodKind } from './period.ts';
import { periodSky, type PeriodSky } from './period-sky.ts';
import { sectionsOf, type Section } from './sections.ts';

/** News and its sentences. */
type NewsPlan = [news: string, unit: string];
/** Section, candidate, paragraph and news in turn: enough to write a reading again. */
export type SectionPlan = [section: Section, candidate: string, unit: string, news: NewsPlan[]];
export type PeriodPlan = Record<SignKey, SectionPlan[]>;

/**
 * All weeks or all months since the first. Which paragraph a sign gets depends on what it has had before, so periods
 * are planned in order; the whole history follows from the bank alone.
 */
export class ForecastAlmanac {
  readonly #kind: PeriodKind;
  readonly #bank: ReadingBank;
  readonly #skyOf: (period: Period) => PeriodSky;
  readonly #searchStep: (period: Period) => boolean;
  readonly #histories = new Map(SIGN_KEYS.map((sign) => [sign, new ForecastHistory()]));
  readonly #plans: PeriodPlan[] = [];
  /** Of the period that is being planned: other periods that are read meanwhile must not push it out. */
  #nextSky: PeriodSky | null = null;

  constructor(
    kind: PeriodKind,
    bank: ReadingBank,
    skyOf: (period: Period) => PeriodSky = periodSky,
    /** A short step of the work that `skyOf` needs; false when none is left. */
    searchStep: (period: Period) => boolean = () => false,
  ) {
    this.#kind = kind;
    this.#bank = bank;
    this.#skyOf = skyOf;
    this.#searchStep = searchStep;
  }

  /** Takes over periods that were planned before, from the first one on, instead of planning them again. */
  resume(plans: readonly PeriodPlan[]): void {
    for (const plan of plans) {
      for (const sign of SIGN_KEYS) {
        const history = this.#histories.get(sign)!;
        for (const [section, candidate, unit, news] of plan[sign]) {
          history.keep(this.#plans.length, section, bodyOf(candidate), unit);
          for (const [, sentences] of news) history.keepNews(this.#plans.length, sentences);
        }
      }
      this.#plans.push(plan);
    }
  }

  get plans(): readonly PeriodPlan[] {
    return this.#plans;
  }

  isPlanned({ index }: Period): boolean {
    return index < this.#plans.length;
  }

  planOf({ index, from }: Period): PeriodPlan {
    if (index < 0) throw new RangeError('The almanac begins with the period of its first day.');
    const plan = this.#plans[index];
    if (!plan) throw new RangeError(`The period from ${from} is not planned yet.`);
    return plan;
  }

  /** All periods up to this one in one go: for builds and tests. A server plans in slices. */
  planThrough(period: Period): void {
    while (!this.isPlanned(period)) this.planStep();
  }

  /** One short piece of planning: a step of the search for the next period's sky or, once it is known, its plan. */
  planStep(): void {
    const period = periodAt(this.#kind, this.#plans.length);
    if (this.#searchStep(period)) return;
    this.#nextSky ??= this.#skyOf(period);
    if (newsStep(this.#nextSky)) return;
    this.#plan(period, this.#nextSky);
    this.#nextSky = null;
  }

  #plan(period: Period, sky: PeriodSky): void {
    const voices = voicesOf(sky);
    const taken = new Set<string>();
    const contexts = SIGN_KEYS.map((sign): ChoiceContext => {
      const history = this.#histories.get(sign)!;
      const candidates = new Map<Section, Candidate[]>(
        sectionsOf(this.#kind).map((section) => [section, candidatesFor(sign, section, voices)]),
      );
      const candidatesOf = (section: Section): Candidate[] => candidates.get(section)!;
      const news = newsFor(sign, sky);
      return { sign, period, bank: this.#bank, history, taken, candidatesOf, news, chosen: [] };
    });
    chooseAll(contexts);
    const plans = contexts.map(({ sign, chosen }) => [sign, chosen.map(nameOf)] as const);
    this.#plans.push(Object.fromEntries(plans) as PeriodPlan);
  }

  skyOf(period: Period): PeriodSky {
    return this.#skyOf(period);
  }

  reading(sign: SignKey, period: Period, sky = this.#skyOf(period)): WeeklyReading | MonthlyReading {
    return compose(sign, this.chosenSections(sign, period, sky), sky);
  }

  chosenSections(sign: SignKey, period: Period, sky: PeriodSky): ChosenSection[] {
    const voices = voicesOf(sky);
    const all = newsFor(sign, sky);
    return this.planOf(period)[sign].map(([section, name, unit, news]) => ({
      section,
      news: news.map(([told, sentences]) => ({
        news: all.find((one) => one.name === told)!,
        unit: wordedOn(this.#bank, sentences, period.from),
      })),
      candidate: candidatesFor(sign, section, voices).find((one) => one.name === name)!,
      unit: wordedOn(this.#bank, unit, period.from),
    }));
  }
}

/** A candidate's name begins with its body. */
export const bodyOf = (candidate: string): string => candidate.split(' ')[0]!;

function nameOf({ section, candidate, unit, news }: ChosenSection): SectionPlan {
  return [section, candidate.name, unit.id, news.map((one): NewsPlan => [one.news.name, one.unit.id])];
}
