import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { Busy } from '../../../src/server/failures.ts';
import { WorkerPool, type WorkerPoolOptions } from '../../../src/server/workers/worker-pool.ts';

const pools: WorkerPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function poolWith(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const script = new URL('./echo-worker.ts', import.meta.url);
  const pool = new WorkerPool({ script, threads: 1, maxWaiting: 6, maxWaitingOfOne: 3, ...options });
  pools.push(pool);
  return pool;
}

interface Said {
  said: string;
  threadId: number;
}

describe('a pool of threads', () => {
  it('works in another thread than the one that serves requests', async () => {
    const { said, threadId: where } = await poolWith().run<Said>({ say: 'hello' });
    expect(said).toBe('hello');
    expect(where).not.toBe(threadId);
  });

  it('has no thread until there is work, and never more than it may', async () => {
    const pool = poolWith({ threads: 2 });
    expect(pool.size).toEqual({ threads: 0, running: 0, waiting: 0 });
    const all = Array.from({ length: 5 }, (_, at) => pool.run<Said>({ say: `${at}` }));
    expect(pool.size).toMatchObject({ threads: 2, waiting: 3 });
    const answers = await Promise.all(all);
    expect(answers.map(({ said }) => said)).toEqual(['0', '1', '2', '3', '4']);
    expect(new Set(answers.map(({ threadId: where }) => where)).size).toBeLessThanOrEqual(2);
  });

  it('refuses at once who has too many waiting, while others and the site still get their turn', async () => {
    const pool = poolWith();
    const greedy = Array.from({ length: 6 }, (_, at) => pool.run<Said>({ say: `a${at}` }, 'a'));
    const other = pool.run<Said>({ say: 'b' }, 'b');
    const outcomes = await Promise.allSettled(greedy);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(4).fill('fulfilled'),
      ...Array<string>(2).fill('rejected'),
    ]);
    for (const outcome of outcomes.slice(4)) {
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(Busy);
    }
    expect((await other).said).toBe('b');
  });

  it('refuses strangers when the queue is full, but not the site', async () => {
    const pool = poolWith({ maxWaiting: 2 });
    const running = ['a', 'b', 'c'].map((asker) => pool.run<Said>({ say: asker }, asker));
    await expect(pool.run({ say: 'd' }, 'd')).rejects.toBeInstanceOf(Busy);
    expect((await pool.run<Said>({ say: 'page' })).said).toBe('page');
    await Promise.all(running);
  });

  it('passes a failure on, and goes on', async () => {
    const pool = poolWith();
    await expect(pool.run({ fail: 'no such sky' })).rejects.toThrow('no such sky');
    expect((await pool.run<Said>({ say: 'again' })).said).toBe('again');
  });

  it.each([
    ['dies', 'die'],
    ['does not end', 'hang'],
  ])('replaces a thread whose task %s', async (_how, task) => {
    const pool = poolWith({ timeoutMs: 2_000 });
    const [lost, next] = await Promise.allSettled([pool.run(task), pool.run<Said>({ say: 'next' })]);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(Busy) });
    expect(next).toMatchObject({ status: 'fulfilled', value: { said: 'next' } });
  });

  it('answers a task that comes in the moment its idle thread is ended', async () => {
    const idleMs = 5;
    const pool = poolWith({ idleMs });
    for (let round = 0; round < 20; round++) {
      expect((await pool.run<Said>({ say: `${round}` })).said).toBe(`${round}`);
      // Begun after the pool's own timer, and as long: it fires right behind it, before the thread has ended.
      await setTimeout(idleMs);
    }
  });

  it('lets go of what waits when it is closed', async () => {
    const pool = poolWith();
    const settled = Promise.allSettled([pool.run('hang'), pool.run({ say: 'late' })]);
    await pool.close();
    for (const { status } of await settled) expect(status).toBe('rejected');
    await expect(pool.run({ say: 'after' })).rejects.toBeInstanceOf(Busy);
  });
});
