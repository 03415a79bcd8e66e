/**
 * Who has waited longest among those who had the fewest turns: one asker with a hundred jobs does not hold up another
 * with one. Each asker's own jobs keep their order.
 */
export class FairQueue<Job> {
  /** In the order of their next turns. */
  readonly #byAsker = new Map<string, Job[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(asker: string): number {
    return this.#byAsker.get(asker)?.length ?? 0;
  }

  push(asker: string, job: Job): void {
    const jobs = this.#byAsker.get(asker);
    if (jobs) jobs.push(job);
    else this.#byAsker.set(asker, [job]);
    this.#size += 1;
  }

  /** Takes out a job that nobody waits for anymore. */
  remove(asker: string, job: Job): void {
    const jobs = this.#byAsker.get(asker) ?? [];
    const at = jobs.indexOf(job);
    if (at < 0) return;
    jobs.splice(at, 1);
    if (jobs.length === 0) this.#byAsker.delete(asker);
    this.#size -= 1;
  }

  shift(): Job | undefined {
    const [first] = this.#byAsker;
    if (!first) return undefined;
    const [asker, jobs] = first;
    const job = jobs.shift();
    this.#byAsker.delete(asker);
    // Behind all others, until they have had a turn as well.
    if (jobs.length > 0) this.#byAsker.set(asker, jobs);
    this.#size -= 1;
    return job;
  }
}
