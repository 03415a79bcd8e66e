import { expect, it, onTestFinished } from 'vitest';
import { DailyReading } from '../../src/contract/horoscope.ts';
import { startTestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

// More than a year of days has to be planned before that one.
it('the reading of February 29 exists in a leap year', async () => {
  const site = await startTestSite({ clock: '2028-03-01T12:00:00Z' });
  onTestFinished(() => site.stop());
  const { status, text } = await ask(site.url, '/api/horoscope/leo?date=2028-02-29');
  expect(status).toBe(200);
  expect(DailyReading.parse(JSON.parse(text)).date).toBe('2028-02-29');
});
