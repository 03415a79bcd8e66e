import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import ensureDatabaseServer from '../harness/database-server.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { stormPosts } from './channel-storm.ts';

vi.setConfig({ testTimeout: timeLimit(150_000) });

let stopServer = async (): Promise<void> => {};

beforeAll(async () => {
  stopServer = await ensureDatabaseServer();
});
afterAll(() => stopServer());

test('posts go out exactly once or stand before the owner, while networks fail and instances are killed (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  const report = await stormPosts(45, seed, console.log);
  expect(report).toMatchObject({ seed, wrong: [] });
  expect(report.sent).toBeGreaterThan(20);
  expect(report.faults).toBeGreaterThan(10);
});
