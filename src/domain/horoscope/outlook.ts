import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import { touchKey } from './bank.ts';
import type { DayFacts } from './day-facts.ts';
import { REST_DAYS } from './history.ts';
import { meetingsOf, type PlacedTouch } from './touches.ts';

/** What the coming days need of one sign's paragraphs, which a choice for today must leave them. */
export interface SignOutlook {
  /** By key: the days of the meetings that will want a paragraph of it, in order. */
  wanted: ReadonlyMap<string, readonly number[]>;
  /** Names of the touches that become exact tomorrow. */
  tomorrow: ReadonlySet<string>;
  /** Whether tomorrow's reading ends on what the day after it brings. */
  isTomorrowAnEve: boolean;
}

/**
 * The sky of the coming days, as far as a paragraph used today would still be resting. Two planets are near each other
 * for weeks and meet on one day: planning a day needs to know what the days after it require.
 */
export class Outlook {
  readonly #factsOf: (date: CivilDate) => DayFacts;
  readonly #facts = new Map<number, DayFacts>();
  readonly #meetings = new Map<number, PlacedTouch[]>();

  constructor(factsOf: (date: CivilDate) => DayFacts) {
    this.#factsOf = factsOf;
  }

  /** Works out one more day of those that the plan of `day` looks at; false when all of them are known. */
  extendFor(day: number): boolean {
    for (let ahead = day; ahead <= day + REST_DAYS; ahead += 1) {
      if (this.#facts.has(ahead)) continue;
      const facts = this.#factsOf(addDays(ARCHIVE_FIRST_DAY, ahead));
      this.#facts.set(ahead, facts);
      this.#meetings.set(ahead, meetingsOf(facts));
      return true;
    }
    return false;
  }

  /** Days are asked for in their order; what lies before is forgotten. */
  factsOn(day: number): DayFacts {
    this.#facts.delete(day - 1);
    this.#meetings.delete(day - 1);
    return this.#facts.get(day)!;
  }

  /** As it is from the last day asked for. */
  of(sign: SignKey, day: number): SignOutlook {
    const wanted = new Map<string, number[]>();
    for (const [ahead, meetings] of this.#meetings) {
      if (ahead === day) continue;
      for (const { slow, touch, where } of meetings) {
        const key = touchKey(slow, wholeSignHouse(sign, where), touch);
        wanted.set(key, [...(wanted.get(key) ?? []), ahead]);
      }
    }
    return {
      wanted,
      tomorrow: new Set(this.#meetings.get(day + 1)?.map(({ name }) => name)),
      isTomorrowAnEve: (this.#facts.get(day + 1)?.tomorrow.length ?? 0) > 0,
    };
  }
}
