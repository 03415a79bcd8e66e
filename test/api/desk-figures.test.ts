import { describe, expect, it } from 'vitest';
import type { DeskToday } from '../../src/contract/desk-today.ts';
import { ask } from '../harness/wire.ts';
import { ago, todaysDesk } from './todays-desk.ts';

const { here, query, look, addOrder } = todaysDesk();

describe('thirty days', () => {
  const count = (date: string, kind: string, name: string, times: number) =>
    query('insert into daily_counts values ($1, $2, $3, $4)', [date, kind, name, times]);
  const plot = ({ plots }: DeskToday, label: string) => plots.find((one) => one.label === label)!;

  it('are drawn from sums, the oldest first, today last', async () => {
    await count('2026-10-16', 'visit', '', 1_000);
    await count('2026-10-17', 'visit', '', 30);
    await count('2026-11-15', 'visit', '', 1_284);
    await count('2026-11-15', 'view', 'daily', 2_000);
    await count('2026-11-15', 'view', 'tarotCards', 568);
    await count('2026-11-15', 'search', 'answered', 300);
    await count('2026-11-15', 'search', 'unanswered', 12);
    await count('2026-11-15', 'share', 'WhatsApp', 40);
    await count('2026-11-14', 'share', 'Facebook', 7);
    await count('2026-11-14', 'draw', 'three', 41);
    await count('2026-11-14', 'draw', 'one', 59);
    await count('2026-11-01', 'readers', '', 3);
    const today = await look();
    expect(today.plots).toHaveLength(8);
    const visits = plot(today, 'visits today');
    expect([visits.figure, visits.note, visits.values[0], visits.values[29]]).toEqual([
      '1,284',
      '30-day mean 44',
      30,
      1_284,
    ]);
    expect(plot(today, 'page views')).toMatchObject({ figure: '2,568', note: '2.0 a visit' });
    expect(plot(today, 'searches')).toMatchObject({ figure: '312', note: '12 unanswered' });
    expect(plot(today, 'shares seen')).toMatchObject({ figure: '40', note: 'most: WhatsApp' });
    expect(plot(today, 'tarot draws')).toMatchObject({ figure: '0', note: '59% one card' });
    expect(plot(today, 'push readers').values.slice(13, 17)).toEqual([0, 0, 3, 3]);
    expect(today.viewsByKind).toEqual([
      { name: 'Daily', count: 2_000 },
      { name: 'Tarot cards', count: 568 },
    ]);
  });

  it('say that what a CDN answers is not counted, once most pages are asked for through one', async () => {
    await count('2026-11-15', 'visit', '', 12);
    expect(plot(await look(), 'visits today').note).toBe('30-day mean 0');
    for (let at = 0; at < 30; at++)
      await ask(here.site.url, '/about', { headers: { 'cdn-loop': 'a.example' } });
    const today = await look();
    for (const label of ['visits today', 'page views'])
      expect(plot(today, label).note).toBe('not counted: what the CDN answers');
    expect(plot(today, 'searches').note).not.toContain('CDN');
  });

  it('tell what was read most and what found nothing, of this week', async () => {
    await fetch(`${here.site.url}/api/search?q=leo`);
    for (let at = 0; at < 7; at++) await count('2026-11-15', 'read', `/blog/post-${at}`, at + 1);
    await count('2026-11-09', 'read', '/horoscope/leo', 50);
    await count('2026-11-15', 'read', '/', 20);
    await count('2026-11-08', 'read', '/about', 900);
    await count('2026-11-10', 'unanswered', 'cat zodiac', 6);
    await count('2026-11-15', 'unanswered', 'cat zodiac', 3);
    await count('2026-11-08', 'unanswered', 'too long ago', 3);
    const { mostRead, unanswered } = await look();
    expect(mostRead.slice(0, 3)).toEqual([
      { name: 'Leo Daily Horoscope', address: '/horoscope/leo', count: 50 },
      { name: 'Daily Horoscopes for All Twelve Signs', address: '/', count: 20 },
      { name: '/blog/post-6', address: '/blog/post-6', count: 7 },
    ]);
    expect(mostRead).toHaveLength(5);
    expect(unanswered).toEqual([{ name: 'cat zodiac', count: 9 }]);
  });

  it('have the money of each day, without what the demo pretends or was given back', async () => {
    const sold = { state: 'fulfilled', live: true, provider: 'stripe' };
    // Half past eleven at night in New York, already the next day by UTC.
    await addOrder('Z-1', { ...sold, paid_at: new Date('2026-11-15T04:30:00Z') });
    await addOrder('Z-2', { ...sold, paid_at: ago(1) });
    await addOrder('Z-3', { ...sold, paid_at: ago(1), state: 'refunded', refunded_at: ago(0.5) });
    await addOrder('Z-4', { ...sold, paid_at: ago(1), live: false, provider: 'demo' });
    await query(`insert into funnel values ('2026-11-15', 'landing', 70), ('2026-11-15', 'checkout', 9)
      on conflict (date, step) do update set count = excluded.count`);
    const today = await look();
    const revenue = plot(today, 'revenue');
    expect([revenue.figure, revenue.values.slice(-2)]).toEqual(['$38', [19, 19]]);
    expect(today.funnel).toEqual([
      { name: 'Saw the offer', count: 70 },
      { name: 'Looked at a preview', count: 0 },
      { name: 'Went to the checkout', count: 9 },
      { name: 'Paid', count: 3 },
      { name: 'Refunded', count: 1 },
      { name: 'Paid in the demo', count: 1 },
    ]);
  });
});
