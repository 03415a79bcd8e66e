import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { periodQuery } from '../../../src/web/forecast/queries.ts';
import { dailyQuery } from '../../../src/web/horoscope/queries.ts';
import { latestPostQuery } from '../../../src/web/blog/latest-post-query.ts';
import { createQueryClient, loadByKey, stampedNow } from '../../../src/web/shell/query-client.ts';

let status = 200;
const fetched = vi.fn<typeof fetch>(async () => Response.json({ ok: true }, { status }));

beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

describe('the default data load', () => {
  it('is a GET whose address is the parts of the key joined with a slash', async () => {
    const data = await createQueryClient().fetchQuery({
      queryKey: ['/api/horoscope', 'leo?date=2026-11-15'],
    });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/horoscope/leo?date=2026-11-15');
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'GET' });
    expect(data).toEqual({ ok: true });
  });

  it('makes an error of a 401 by default', async () => {
    status = 401;
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow(/^401: /);
  });

  it('makes null of a 401 where it is told to, and of nothing else', async () => {
    const queryFn = loadByKey({ on401: 'returnNull' });
    status = 401;
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/me'], queryFn })).toBeNull();
    status = 403;
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'], queryFn })).rejects.toThrow(
      /^403: /,
    );
  });

  it('is never retried', async () => {
    status = 500;
    await createQueryClient()
      .fetchQuery({ queryKey: ['/api/me'] })
      .catch(() => {});
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('the query client', () => {
  it('never refetches by itself, never goes stale and never retries', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('keeps a daily reading for one hour and the latest post for five minutes', () => {
    expect(dailyQuery('leo', '2026-11-15').staleTime).toBe(60 * 60 * 1000);
    expect(latestPostQuery.staleTime).toBe(5 * 60 * 1000);
  });

  it('keeps a weekly forecast for 12 hours and a monthly one for 24', () => {
    expect(periodQuery('weekly', 'leo', '2026-11-15').staleTime).toBe(12 * 60 * 60 * 1000);
    expect(periodQuery('monthly', 'leo', '2026-11-15').staleTime).toBe(24 * 60 * 60 * 1000);
  });

  it('gives a new date a new key, whose last part names sign and date', () => {
    expect(dailyQuery('leo', '2026-11-15').queryKey).toEqual(['/api/horoscope', 'leo?date=2026-11-15']);
    expect(dailyQuery('leo', '2026-11-16').queryKey.at(-1)).toBe('leo?date=2026-11-16');
  });

  it('takes the data of a page over as fresh as of now', () => {
    const query = { queryKey: ['a'], queryHash: 'a', state: { dataUpdatedAt: 0 }, dehydratedAt: 0 };
    const state = { mutations: [], queries: [query] } as unknown as Parameters<typeof stampedNow>[0];
    expect(stampedNow(state, 42).queries[0]).toMatchObject({
      dehydratedAt: 42,
      state: { dataUpdatedAt: 42 },
    });
  });
});
