import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAhead, RENDERED_AHEAD } from '../../../src/server/pages/render-ahead.ts';
import { recordingLog } from '../../harness/log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function aSite() {
  const app = Fastify();
  const asked: string[] = [];
  app.get('/*', async ({ url }) => {
    asked.push(url);
    return 'a page';
  });
  const { log, lines } = recordingLog();
  renderAhead(app, log);
  return { app, asked, lines };
}

it('makes the longest pages five seconds after the start', async () => {
  const { app, asked, lines } = aSite();
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(lines.join()).toContain(RENDERED_AHEAD));
  expect(asked).toContain('/personal-destiny-report');
  await app.close();
});

it('makes nothing and says nothing of a site that was stopped before', async () => {
  const { app, asked, lines } = aSite();
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked, lines]).toEqual([[], []]);
});
