import type { KeyRange } from './key-blocks.ts';
import type { PlaceIndex } from './place-index.ts';

/** Which of an index's regions are meant; null for all of them. */
export type AllowedRegions = Uint8Array | null;

/** How a name fits what was typed, the best first: whole names before longer ones, own names before other names. */
const OTHER = 1;
const LONGER = 2;
const MISSPELLED = 4;

/** Somebody on the way to "München" would see ten smaller places first: so many lines are for other names. */
const LINES_FOR_OTHERS = 2;

/** The lowest scores, sorted, each place with its best. A score is how a name fits, then its place's number. */
class LowestScores {
  readonly scores: number[] = [];
  readonly #limit: number;
  readonly #places: number;

  constructor(limit: number, places: number) {
    this.#limit = limit;
    this.#places = places;
  }

  get isFull(): boolean {
    return this.scores.length === this.#limit;
  }

  hasRoomFor(score: number): boolean {
    return !this.isFull || score < this.scores.at(-1)!;
  }

  add(score: number): void {
    const { scores } = this;
    const known = scores.findIndex((other) => other % this.#places === score % this.#places);
    if (known >= 0 && scores[known]! <= score) return;
    if (known >= 0) scores.splice(known, 1);
    const behind = scores.findIndex((other) => other > score);
    scores.splice(behind < 0 ? scores.length : behind, 0, score);
    if (scores.length > this.#limit) scores.pop();
  }
}

/** The best few places so far. A place has its number from its size, so that among equals the lower is the larger. */
export class BestPlaces {
  readonly #index: PlaceIndex;
  readonly #allowed: AllowedRegions;
  readonly #best: LowestScores;
  /** Longer names which are not the places' own. */
  readonly #others: LowestScores;

  constructor(index: PlaceIndex, limit: number, allowed: AllowedRegions) {
    this.#index = index;
    this.#allowed = allowed;
    this.#best = new LowestScores(limit, index.ids.length);
    this.#others = new LowestScores(LINES_FOR_OTHERS, index.ids.length);
  }

  get isEmpty(): boolean {
    return this.#best.scores.length === 0;
  }

  get isFull(): boolean {
    return this.#best.isFull;
  }

  /** The places, the best first. */
  get numbers(): number[] {
    const places = this.#index.ids.length;
    const scores = [...this.#best.scores];
    const isSmaller = (score: number, other: number): boolean =>
      Math.floor(score / places) === LONGER && score % places > other % places;
    for (const other of this.#others.scores) {
      if (scores.some((score) => score % places === other % places)) continue;
      const smaller = scores.findLastIndex((score) => isSmaller(score, other));
      if (smaller < 0) break;
      scores.splice(smaller, 1);
      scores.push(other);
    }
    return scores.map((score) => score % places);
  }

  /** Takes what fits from the postings of names that begin so. */
  addAll({ start, completeEnd, end }: KeyRange, isMisspelled = false): void {
    const misspelled = isMisspelled ? MISSPELLED : 0;
    this.#add(start, completeEnd, misspelled);
    this.#add(completeEnd, end, misspelled + LONGER);
  }

  #add(start: number, end: number, fit: number): void {
    const { postings, regionNumbers, ids } = this.#index;
    const allowed = this.#allowed;
    for (let at = start; at < end; at++) {
      const posting = postings[at]!;
      const number = posting >> 1;
      const fitOfName = fit + (posting & OTHER);
      const score = fitOfName * ids.length + number;
      const isOther = fitOfName === LONGER + OTHER && this.#others.hasRoomFor(score);
      const isBest = this.#best.hasRoomFor(score);
      if (!isOther && !isBest) continue;
      if (allowed && allowed[regionNumbers[number]!] === 0) continue;
      if (isBest) this.#best.add(score);
      if (isOther) this.#others.add(score);
    }
  }
}
