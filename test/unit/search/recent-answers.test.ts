import { afterEach, expect, it, vi } from 'vitest';
import { RecentAnswers } from '../../../src/server/search/recent-answers.ts';

afterEach(() => void vi.useRealTimers());

it('asks once for what is asked again within a minute, at the same time too', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const recent = new RecentAnswers<number>();
  let asked = 0;
  const ask = async () => ++asked;
  expect(await Promise.all([recent.get('moon', ask), recent.get('moon', ask)])).toEqual([1, 1]);
  vi.advanceTimersByTime(59_000);
  expect(await recent.get('moon', ask)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(await recent.get('moon', ask)).toBe(2);
});

it('asks again after a failure', async () => {
  const recent = new RecentAnswers<string>();
  await expect(recent.get('moon', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recent.get('moon', async () => 'here')).toBe('here');
});

it('lets go of the oldest when there are many', async () => {
  const recent = new RecentAnswers<string>();
  for (let index = 0; index <= 500; index++) await recent.get(`q${index}`, async () => 'first');
  expect(await recent.get('q500', async () => 'again')).toBe('first');
  expect(await recent.get('q1', async () => 'again')).toBe('first');
  expect(await recent.get('q0', async () => 'again')).toBe('again');
});
