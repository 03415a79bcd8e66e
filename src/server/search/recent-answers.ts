import { BoundedMap } from '../../domain/bounded-map.ts';

interface Kept<Answer> {
  answer: Promise<Answer>;
  /** By a clock that never jumps. */
  untilMs: number;
}

const KEPT_MS = 60_000;
const MOST_KEPT = 500;

/**
 * Answers of the last minute by their question: what many ask at once is looked up once. The oldest go first, so that
 * strangers' questions fill no memory.
 */
export class RecentAnswers<Answer> {
  readonly #kept = new BoundedMap<string, Kept<Answer>>(MOST_KEPT);

  get(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const nowMs = performance.now();
    const found = this.#kept.get(question);
    if (found && found.untilMs > nowMs) return found.answer;
    const kept = { answer: ask(), untilMs: nowMs + KEPT_MS };
    this.#kept.set(question, kept);
    kept.answer.catch(() => this.#forget(question, kept));
    return kept.answer;
  }

  clear(): void {
    this.#kept.clear();
  }

  #forget(question: string, failed: Kept<Answer>): void {
    if (this.#kept.get(question) === failed) this.#kept.delete(question);
  }
}
