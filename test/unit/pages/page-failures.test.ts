import { describe, expect, it } from 'vitest';
import { DatabaseAway } from '../../../src/server/db/database.ts';
import { Busy, Conflict, NotFound } from '../../../src/server/failures.ts';
import { withPageFailures } from '../../../src/server/pages/page-failures.ts';

function statusOf(thrown: unknown): unknown {
  return thrown instanceof Response ? thrown.status : thrown;
}

async function thrownBy(error: Error): Promise<unknown[]> {
  const guarded = withPageFailures({
    at: (): never => {
      throw error;
    },
    service: { find: async () => Promise.reject(error) },
  });
  let atOnce: unknown;
  try {
    guarded.at();
  } catch (thrown) {
    atOnce = thrown;
  }
  return [atOnce, await guarded.service.find().catch((thrown: unknown) => thrown)].map(statusOf);
}

describe('what page loaders get when a service fails', () => {
  it('is a 404 for what does not exist', async () => {
    expect(await thrownBy(new NotFound('There is no such day.'))).toEqual([404, 404]);
  });

  it('is a 503 while a service is busy or the database is away', async () => {
    expect(await thrownBy(new Busy('Too many wait.'))).toEqual([503, 503]);
    expect(await thrownBy(new DatabaseAway())).toEqual([503, 503]);
  });

  it('is the error itself when no page can explain it', async () => {
    for (const error of [new Conflict('Used already.'), new TypeError('A mistake of ours.')])
      expect(await thrownBy(error)).toEqual([error, error]);
  });

  it('is the answer itself when nothing fails', async () => {
    const guarded = withPageFailures({ now: () => 1, later: { of: async (n: number) => n } });
    expect([guarded.now(), await guarded.later.of(2)]).toEqual([1, 2]);
  });
});
