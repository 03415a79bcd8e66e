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
  readonly #kept = new Map<string, Kept<Answer>>();

  get(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const nowMs = performance.now();
    const found = this.#kept.get(question);
    if (found && found.untilMs > nowMs) return found.answer;
    const kept = { answer: ask(), untilMs: nowMs + KEPT_MS };
    // Behind those that were asked before.
    this.#kept.delete(question);
    this.#kept.set(question, kept);
    kept.answer.catch(() => this.#forget(question, kept));
    this.#dropOldest();
    return kept.answer;
  }

  clear(): void {
    this.#kept.clear();
  }

  #forget(question: string, failed: Kept<Answer>): void {
    if (this.#kept.get(question) === failed) this.#kept.delete(question);
  }

  #dropOldest(): void {
    if (this.#kept.size <= MOST_KEPT) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
  }
}
