import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import ensureDatabaseServer from '../harness/database-server.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { TIMES } from './push-truth.ts';
import { simulateWeekends } from './push-weekend.ts';

vi.setConfig({ testTimeout: timeLimit(150_000) });

let stopServer = async (): Promise<void> => {};

beforeAll(async () => {
  stopServer = await ensureDatabaseServer();
});
afterAll(() => stopServer());

test('two instances, one of them killed, send everybody one message per local day while clocks move (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  const report = await simulateWeekends({
    subscribers: 200,
    weekends: ['2026-10-25', '2027-03-14'],
    times: TIMES,
    seed,
    tell: console.log,
  });
  expect(report).toMatchObject({ seed, wrong: [] });
  expect(report.expected).toBeGreaterThan(900);
  expect(report.killedWith).toBeGreaterThanOrEqual(3);
  expect(report.arrived).toBeGreaterThanOrEqual(report.expected + report.repeated);
});
