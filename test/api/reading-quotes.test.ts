import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import type { ReadingQuotes } from '../../src/contract/quotes.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function json<T>(path: string): Promise<T> {
  const { status, text } = await ask(site.url, path);
  expect(`${status} ${path}`).toBe(`200 ${path}`);
  return JSON.parse(text) as T;
}

const quotesOf = (query: string) => json<ReadingQuotes>(`/api/quotes/reading/${query}`);
const slugsOf = ({ quotes }: ReadingQuotes) => quotes.map(({ slug }) => slug);

describe('GET /api/quotes/reading/{sign}', () => {
  it('has three quotes of the site’s day, by three people, each with a page of its own', async () => {
    const today = await quotesOf('leo');
    expect(today).toMatchObject({ sign: 'leo', type: 'daily', date: '2026-11-15' });
    expect(new Set(today.quotes.map(({ author }) => author.slug)).size).toBe(3);
    for (const { topic, slug } of today.quotes)
      expect((await ask(site.url, `/quotes/${topic}/${slug}`)).status).toBe(200);
    expect(slugsOf(await quotesOf('leo?date=2026-11-15'))).toEqual(slugsOf(today));
    expect(slugsOf(await quotesOf('leo?date=2026-11-14'))).not.toEqual(slugsOf(today));
    expect(slugsOf(await quotesOf('virgo'))).not.toEqual(slugsOf(today));
  });

  it('begins with a quote on what the reading is mostly about', async () => {
    for (const sign of ['aries', 'leo', 'libra', 'pisces', 'cancer', 'scorpio']) {
      const { lead, parts } = await json<DailyReading>(`/api/horoscope/${sign}`);
      const { quotes } = await quotesOf(sign);
      const isLove = ['love', 'romance', 'relationships'].includes(quotes[0]!.topic);
      expect(isLove, sign).toBe(parts[lead] === 'Love');
    }
  });

  it('keeps its choice for a week and for a month, and has another for a match', async () => {
    for (const [type, first, later] of [
      ['weekly', '2026-11-08', '2026-11-14'],
      ['monthly', '2026-11-01', '2026-11-15'],
    ]) {
      const one = await quotesOf(`leo?type=${type}&date=${later}`);
      expect(one.date).toBe(first);
      expect(await quotesOf(`leo?type=${type}&date=${first}`)).toEqual(one);
    }
    const match = await quotesOf('leo?type=compatibility');
    expect(['love', 'romance', 'relationships']).toContain(match.quotes[0]!.topic);
  });

  it.each([
    ['ophiuchus', 404],
    ['leo?date=2025-12-31', 404],
    ['leo?date=2027-06-01', 404],
    ['leo?type=weekly&date=2025-12-31', 404],
    ['leo?type=yearly', 400],
    ['leo?type=daily&type=weekly', 400],
    ['leo?date=2026-02-30', 400],
  ])('refuses %s with %i', async (query, status) => {
    const answer = await ask(site.url, `/api/quotes/reading/${query}`);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toHaveProperty('error.message');
  });
});
