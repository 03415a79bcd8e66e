import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { configFrom } from '../../../src/server/config.ts';
import { perMinuteLimit, registerRateLimits } from '../../../src/server/http/rate-limits.ts';
import { RateLimitStore } from '../../../src/server/http/rate-limit-store.ts';

afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

async function limitedApp(): Promise<FastifyInstance> {
  const app = Fastify();
  await registerRateLimits(app, configFrom({ READ_REQUESTS_PER_MINUTE: '2' }));
  app.get('/api/all', async () => 'here');
  app.get('/api/dear', { preHandler: perMinuteLimit(app, 'dear', 1) }, async () => 'here');
  return app;
}

it.each([
  ['an hour back', -HOUR_MS],
  ['an hour forward', HOUR_MS],
])('a clock set %s changes nothing for those at their limit', async (_how, shiftMs) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await limitedApp();
  const ask = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress });
    return { statusCode, waitSeconds: Number(headers['retry-after'] ?? 0) };
  };
  await ask('/api/all', '192.0.2.1');
  await ask('/api/all', '192.0.2.1');
  await ask('/api/dear', '192.0.2.2');
  vi.setSystemTime(Date.now() + shiftMs);
  for (const refused of [await ask('/api/all', '192.0.2.1'), await ask('/api/dear', '192.0.2.2')]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.waitSeconds).toBeLessThanOrEqual(60);
  }
  expect((await ask('/api/all', '192.0.2.3')).statusCode).toBe(200);
  await app.close();
});

it('a window that is over begins anew, and the longest unseen is forgotten', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = new RateLimitStore();
  const count = (key: string): number => {
    let counted = 0;
    store.incr(key, (_error, result) => (counted = result!.current), 60_000);
    return counted;
  };
  expect([count('a'), count('a'), count('b')]).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(59_999);
  expect(count('a')).toBe(3);
  vi.advanceTimersByTime(1);
  expect(count('a')).toBe(1);
  for (let other = 0; other < 19_999; other++) count(`other ${other}`);
  expect(count('a')).toBe(2);
  count('one more');
  expect([count('a'), count('other 0')]).toEqual([3, 1]);
});
