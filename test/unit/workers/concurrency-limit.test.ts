import { describe, expect, it, vi } from 'vitest';
import { Busy } from '../../../src/server/failures.ts';
import { ConcurrencyLimit, Places, type Release } from '../../../src/server/workers/concurrency-limit.ts';

const OPTIONS = { maxWaiting: 4, maxWaitingOfOne: 3, maxWaitMs: 1000 };

/** A limit whose places are all taken. */
async function fullLimit(): Promise<{ limit: ConcurrencyLimit; releases: Release[] }> {
  const limit = new ConcurrencyLimit(new Places(2), OPTIONS);
  return { limit, releases: [await limit.enter('first'), await limit.enter('first')] };
}

/** Notes who is let in, and who is refused. */
function waiter(limit: ConcurrencyLimit) {
  const log: string[] = [];
  const wait = (asker: string, signal?: AbortSignal) =>
    limit.enter(asker, signal).then(
      (release) => {
        log.push(asker);
        return release;
      },
      (error: unknown) => void log.push(`${asker} ${error instanceof Busy ? 'refused' : String(error)}`),
    );
  return { log, wait };
}

describe('a limit of concurrency', () => {
  it('runs so many at once, and the next when one has ended, however it ended', async () => {
    const limit = new ConcurrencyLimit(new Places(2), OPTIONS);
    const ends: ((error?: Error) => void)[] = [];
    const work = () =>
      new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    const done = [1, 2, 3].map(() => limit.run('someone', work));
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    expect(limit.size).toEqual({ running: 2, waiting: 1, refused: 0 });
    ends[0]!(new Error('failed'));
    await expect(done[0]).rejects.toThrow('failed');
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    for (const end of ends) end();
    await Promise.all(done.slice(1));
    expect(limit.size).toEqual({ running: 0, waiting: 0, refused: 0 });
  });

  it('lets one in before the second of another, and gives each place once', async () => {
    const { limit, releases } = await fullLimit();
    const { log, wait } = waiter(limit);
    const waiting = [wait('many'), wait('many'), wait('one')];
    releases[0]!();
    releases[0]!();
    await waiting[0];
    expect(log).toEqual(['many']);
    releases[1]!();
    await waiting[2];
    expect(log).toEqual(['many', 'one']);
    expect(limit.size).toEqual({ running: 2, waiting: 1, refused: 0 });
  });

  it('refuses at once what would wait behind too many, of one asker or in all', async () => {
    const { limit } = await fullLimit();
    const { log, wait } = waiter(limit);
    for (const asker of ['a', 'a', 'a']) void wait(asker);
    await wait('a');
    expect(log).toEqual(['a refused']);
    void wait('b');
    await wait('c');
    expect(log).toEqual(['a refused', 'c refused']);
  });

  it('refuses who has waited too long, or has left, and forgets them', async () => {
    const { limit, releases } = await fullLimit();
    const { log, wait } = waiter(limit);
    const leaving = new AbortController();
    const left = wait('left', leaving.signal);
    leaving.abort();
    await left;
    vi.useFakeTimers();
    const late = wait('late');
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await late;
    expect(log).toEqual(['left refused', 'late refused']);
    for (const release of releases) release();
    expect(limit.size).toEqual({ running: 0, waiting: 0, refused: 2 });
  });

  it('shares its places with other kinds of work, each with room of its own to wait', async () => {
    const places = new Places(1);
    const [one, other] = [new ConcurrencyLimit(places, OPTIONS), new ConcurrencyLimit(places, OPTIONS)];
    const release = await one.enter('first');
    const waiting = ['a', 'b', 'c', 'd'].map((asker) => one.enter(asker));
    await expect(one.enter('e')).rejects.toThrow(Busy);
    const patient = other.enter('f');
    expect([one.size, other.size]).toEqual([
      { running: 1, waiting: 4, refused: 1 },
      { running: 0, waiting: 1, refused: 0 },
    ]);
    release();
    for (const next of [...waiting, patient]) (await next)();
    expect([one.size.running, other.size.running]).toEqual([0, 0]);
  });
});
