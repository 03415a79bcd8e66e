import { describe, expect, it } from 'vitest';
import type { SendOutcome } from '../../src/domain/push/answer.ts';
import { endpointOf, hashOf, type Subscriber } from '../harness/push-subscribers.ts';
import { busy, dailyMessages, EIGHT, gone, HOUR_MS, MINUTE_MS, NEW_YORK, sent } from './daily-messages.ts';
import { until } from '../harness/until.ts';

const { here, messages, answers, startJob, query, idle, outcomes, sweepAt, add, got } = dailyMessages();

describe('push services in trouble', () => {
  it('a browser that is gone is forgotten at once, and with the last one notifications are off', async () => {
    const [phone, desk] = ['https://push.example/phone', 'https://push.example/desk'];
    await add({ name: 'ann', zone: NEW_YORK, endpoints: [phone!, desk!] }, { name: 'ben', zone: NEW_YORK });
    answers.set(phone!, () => gone);
    answers.set(endpointOf('ben'), () => gone);
    await sweepAt(EIGHT);
    expect([await outcomes('ann'), await outcomes('ben')]).toEqual([
      ['2026-11-15 sent'],
      ['2026-11-15 gone'],
    ]);
    const left = await query<{ endpoint: string }>('select endpoint from push_subscriptions');
    expect(left.map(({ endpoint }) => endpoint)).toEqual([desk]);
    const enabled = async (name: string) =>
      (
        await query<{ on: boolean }>('select horoscope_enabled as on from visitors where visitor_hash = $1', [
          hashOf(name),
        ])
      )[0]!.on;
    expect([await enabled('ann'), await enabled('ben')]).toEqual([true, false]);
  });

  it('"too many" is tried again when the service allows it, and only where it was refused', async () => {
    const [phone, desk] = ['https://push.example/phone', 'https://push.example/desk'];
    await add({ name: 'ann', zone: NEW_YORK, endpoints: [phone!, desk!] });
    answers.set(desk!, (attempt) => (attempt === 1 ? busy(10 * MINUTE_MS) : sent));
    const attempts = () => messages.map(({ endpoint, atMs }) => [endpoint, (atMs - EIGHT) / MINUTE_MS]);
    for (const minute of [0, 1, 5, 9]) await sweepAt(EIGHT + minute * MINUTE_MS);
    expect(attempts().sort()).toEqual([
      [desk, 0],
      [phone, 0],
    ]);
    for (const minute of [10, 11, 60]) await sweepAt(EIGHT + minute * MINUTE_MS);
    expect(attempts().slice(2)).toEqual([[desk, 10]]);
    expect(await outcomes('ann')).toEqual(['2026-11-15 sent']);
  });

  it('errors are tried again with growing pauses, and after six hours dropped', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    answers.set(endpointOf('ann'), () => busy());
    for (let minute = 0; minute <= 365; minute += 5) await sweepAt(EIGHT + minute * MINUTE_MS);
    expect(await outcomes('ann')).toEqual(['2026-11-15 dropped']);
    const pauses = messages.map(({ atMs }, index) => atMs - (messages[index - 1]?.atMs ?? EIGHT));
    expect(messages.length).toBeGreaterThan(8);
    expect(messages.length).toBeLessThan(25);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(24 * MINUTE_MS);
    expect(messages.at(-1)!.atMs).toBeLessThan(EIGHT + 6 * HOUR_MS);
    await sweepAt(EIGHT + 24 * HOUR_MS);
    expect(got('ann').at(-1)).toBe('2026-11-16');
  });

  it('a wait beyond six hours is no wait', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    answers.set(endpointOf('ann'), () => busy(7 * HOUR_MS));
    await sweepAt(EIGHT);
    expect(await outcomes('ann')).toEqual(['2026-11-15 dropped']);
  });

  it('a refusal for good is kept as such, and a sender that breaks is tried again', async () => {
    await add({ name: 'ann', zone: NEW_YORK }, { name: 'ben', zone: NEW_YORK });
    answers.set(endpointOf('ann'), () => ({ kind: 'failed', detail: '403' }));
    answers.set(endpointOf('ben'), (attempt) => {
      if (attempt === 1) throw new TypeError(`cannot reach ${endpointOf('ben')}`);
      return sent;
    });
    await sweepAt(EIGHT);
    await sweepAt(EIGHT + 2 * MINUTE_MS);
    expect([await outcomes('ann'), await outcomes('ben')]).toEqual([
      ['2026-11-15 failed'],
      ['2026-11-15 sent'],
    ]);
    const details = await query<{ text: string }>('select string_agg(detail, $1) as text from deliveries', [
      ' ',
    ]);
    expect(details[0]!.text).not.toContain('push.example');
  });

  it('a service that never answers is cut, and does not hold up the others', async () => {
    const hung = Array.from({ length: 300 }, (_, index): Subscriber => ({
      name: `hung${index}`,
      zone: NEW_YORK,
      endpoints: [`https://hung.example/${index}`],
    }));
    const well = Array.from({ length: 100 }, (_, index): Subscriber => ({
      name: `well${index}`,
      zone: NEW_YORK,
    }));
    await add(...hung, ...well);
    for (const { endpoints } of hung)
      answers.set(endpoints![0]!, (attempt) => (attempt === 1 ? new Promise(() => {}) : sent));
    await sweepAt(EIGHT);
    expect(messages.filter(({ endpoint }) => endpoint.includes('push.example'))).toHaveLength(100);
    const tried = messages.filter(({ endpoint }) => endpoint.includes('hung.example')).length;
    expect(tried).toBeGreaterThanOrEqual(20);
    expect(tried).toBeLessThan(300);
    for (let minute = 2; minute < 30; minute++) await sweepAt(EIGHT + minute * MINUTE_MS);
    const [row] = await query<{ sent: number }>(
      "select count(*)::int as sent from deliveries where outcome = 'sent'",
    );
    expect(row!.sent).toBe(400);
  });
});

describe('several instances', () => {
  it('sweep the same minute at the same time and send each message once', async () => {
    const crowd = Array.from({ length: 1500 }, (_, index): Subscriber => ({
      name: `v${index}`,
      zone: NEW_YORK,
    }));
    await add(...crowd);
    const other = startJob();
    here.nowMs = EIGHT;
    await Promise.all([here.job.sweep(EIGHT), other.sweep(EIGHT), here.job.sweep(EIGHT), other.sweep(EIGHT)]);
    await idle();
    await other.stop();
    expect(messages).toHaveLength(1500);
    expect(new Set(messages.map(({ endpoint }) => endpoint)).size).toBe(1500);
  });

  it('one that stops finishes what it has begun', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    const leaving = startJob();
    const answer = Promise.withResolvers<SendOutcome>();
    answers.set(endpointOf('ann'), () => answer.promise);
    here.nowMs = EIGHT;
    await leaving.sweep(EIGHT);
    await until('the message to go out', async () => messages.length === 1);
    const stopped = leaving.stop();
    answer.resolve(sent);
    await stopped;
    await idle();
    expect(await outcomes('ann')).toEqual(['2026-11-15 sent']);
  });

  it('a delivery whose sender died is repeated once, with the same tag, and then given up', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    // What a process killed between sending and writing down leaves behind.
    await query(
      `insert into deliveries (visitor_hash, local_day, due_at, attempts, next_attempt_at)
       values ($1, '2026-11-15', $2, 1, $3)`,
      [hashOf('ann'), new Date(EIGHT), new Date(EIGHT + 50_000)],
    );
    here.nowMs = EIGHT + 30_000;
    await here.job.sweep(here.nowMs);
    expect(messages).toEqual([]);
    await sweepAt(EIGHT + MINUTE_MS);
    expect(messages.map(({ payload }) => payload.tag)).toEqual(['zodiary-2026-11-15']);
    await query("update deliveries set outcome = 'waiting', attempts = 2, answered = 0");
    await sweepAt(EIGHT + 5 * MINUTE_MS);
    expect(messages).toHaveLength(1);
    expect(await outcomes('ann')).toEqual(['2026-11-15 failed']);
  });
});

describe('the housekeeping', () => {
  it('clears deliveries after sixty days, every night', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    await sweepAt(EIGHT);
    await sweepAt(EIGHT + 24 * HOUR_MS);
    here.nowMs = EIGHT + 60 * 24 * HOUR_MS + MINUTE_MS;
    const [schedule] = await query<{ cron: string }>(
      "select cron from pgboss.schedule where name = 'push-clear'",
    );
    expect(schedule!.cron).toBe('23 4 * * *');
    await query("insert into pgboss.job (name) values ('push-clear')");
    await until('the old delivery to go', async () => !(await outcomes('ann')).includes('2026-11-15 sent'));
    expect(await outcomes('ann')).toContain('2026-11-16 sent');
  });

  it('takes away what a clock that was ahead has left, and sends none of it before its day', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    const aheadMs = EIGHT + 400 * 24 * HOUR_MS;
    const [{ id } = { id: '' }] = await query<{ id: string }>(
      `insert into deliveries (visitor_hash, local_day, due_at, next_attempt_at)
       values ($1, '2027-12-20', $2, $2) returning id`,
      [hashOf('ann'), new Date(aheadMs)],
    );
    const payload = JSON.stringify({ tickets: [{ id: Number(id), attempts: 0 }] });
    await query("insert into pgboss.job (name, data) values ('push-send', $1)", [payload]);
    await sweepAt(EIGHT);
    expect(got('ann')).toEqual(['2026-11-15']);
    await query("insert into pgboss.job (name) values ('push-clear')");
    await until('the early delivery to go', async () => (await outcomes('ann')).length === 1);
    expect(await outcomes('ann')).toEqual(['2026-11-15 sent']);
  });

  it('looks people up through the index', async () => {
    const crowd = Array.from({ length: 3000 }, (_, index): Subscriber => ({
      name: `v${index}`,
      zone: NEW_YORK,
      time: `${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
    }));
    await add(...crowd);
    await query('analyze visitors');
    const plan = await query<{ 'QUERY PLAN': string }>(
      `explain select from visitors where lower(timezone collate "C") = 'america/new_york'
       and notification_time = '08:00' and horoscope_enabled and not paused`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('visitors_due');
  });
});
