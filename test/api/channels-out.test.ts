import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { DeskChannels } from '../../src/contract/desk-channels.ts';
import { DeskToday } from '../../src/contract/desk-today.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { pushBrowser, type PushBrowser } from '../harness/push-browser.ts';
import { startPushService, taken, type PushService } from '../harness/push-service.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { atDesk, linesOf, MONDAY } from './channels-desk.ts';

let service: PushService;
let phone: PushBrowser;
let sites: TestSite[];
let owner: Owner;
let client: pg.Client;
const { get, send, week, fill, readyAll, post, press } = atDesk(() => owner);

/** Two instances on one database, both with their jobs. */
beforeAll(async () => {
  service = await startPushService();
  const env = { ...OWNER, ROLE: 'all', PUSH_ALLOW_HOSTS: service.host };
  const first = await startTestSite({ clock: MONDAY, env });
  const second = await startTestSite({ clock: MONDAY, env: { ...env, DATABASE_URL: first.databaseUrl } });
  sites = [first, second];
  owner = await ownerOf(first);
  client = await connected(first.databaseUrl);
  phone = pushBrowser(`${service.origin}/send/${randomBytes(8).toString('hex')}`);
});
afterAll(async () => {
  await client.end();
  for (const site of sites) await site.stop();
  await service.stop();
});
beforeEach(() => {
  service.answer(taken);
  service.received.length = 0;
});

/** Moves the clocks of all, and waits until every instance has done the minute. */
async function at(iso: string): Promise<void> {
  for (const site of sites) await site.setClock(iso);
}

const stateOf = async (id: number): Promise<string> => (await post(id)).line.state;
const becomes = (id: number, state: string): Promise<unknown> =>
  until(`post ${id} to be ${state}`, async () => (await stateOf(id)) === state);
async function remindedAt(id: number): Promise<Date | null> {
  const found = await client.query<{ reminded_at: Date | null }>(
    'select reminded_at from channel_posts where id = $1',
    [id],
  );
  return found.rows[0]!.reminded_at;
}
const messages = () => service.received.map(({ body }) => phone.open(body));

it('two presses at once, at two instances, make one draft for each slot', async () => {
  const [first, second] = sites as [TestSite, TestSite];
  const other = await ownerOf(second);
  const fillAt = (by: Owner) => by.send('POST', '/api/admin/channels/week/fill', {});
  const made = await Promise.all([owner, other, owner].map(async (by) => (await fillAt(by)).json()));
  const sum = (made as { made: number }[]).reduce((all, one) => all + one.made, 0);
  expect(sum).toBe(28);
  const { rows } = await client.query('select channel, slot_at from channel_posts group by 1, 2');
  expect(rows).toHaveLength(28);
  expect(first.databaseUrl).toBe(second.databaseUrl);
  expect(await fill()).toMatchObject({ made: 0 });
});

describe('at its slot', () => {
  it('a ready post is due, and the owner’s phone is woken once', async () => {
    const told = DeskChannels.parse(
      await send('POST', '/api/admin/channels/reminders', { subscription: phone.subscription }),
    );
    expect(told.isReminded).toBe(true);
    await readyAll();
    const [cats] = linesOf(await week(), 'facebook-cats');
    await at('2026-11-16T13:59:30.000Z');
    expect(await stateOf(cats!.id)).toBe('ready');
    await at('2026-11-16T14:00:05.000Z');
    await becomes(cats!.id, 'due');
    await until('a message', () => service.received.length > 0);
    await at('2026-11-16T14:03:05.000Z');
    await at('2026-11-16T14:06:05.000Z');
    expect(messages()).toEqual([
      expect.objectContaining({
        title: 'Facebook Cats: time to post',
        body: cats!.heading,
        url: `/admin/channel-posts/${cats!.id}/kit`,
      }),
    ]);
    const { needsYou } = await week();
    expect(needsYou.map(({ post: id, next }) => [id, next])).toEqual([[cats!.id, ['kit']]]);
  });

  it('stands on Today and on the rule of the day, and needs its owner', async () => {
    const today = await until('every line to be known', async () => {
      const looked = DeskToday.parse(await get('/api/admin/today'));
      return looked.matters.some(({ id }) => id.startsWith('channels-')) ? looked : null;
    });
    const matter = today.matters.find(({ id }) => id.startsWith('channels-'))!;
    expect([matter.title, matter.state]).toEqual(['Facebook Cats waits for you', 'look']);
    expect(today.work.map(({ label }) => label)).toEqual(['Cats', 'Verse', 'Pins', 'Tomorrow']);
  });

  it('is put off, comes again at its new time, and is posted with a link', async () => {
    const [cats] = linesOf(await week(), 'facebook-cats');
    const later = await press(cats!.id, 'later', { minutes: 60 });
    expect([later.line.state, later.line.at]).toEqual(['ready', '2026-11-16T15:06:05.000Z']);
    expect(await fill()).toMatchObject({ made: 0 });
    await at('2026-11-16T15:06:10.000Z');
    await becomes(cats!.id, 'due');
    await until('a message', () => service.received.length > 0);
    expect((await press(cats!.id, 'not-yet')).line.state).toBe('due');
    const url = 'https://www.facebook.com/zodiarycats/posts/1';
    const posted = await press(cats!.id, 'posted', { url });
    expect(posted.line).toMatchObject({ state: 'sent', sentBy: 'kit', remoteUrl: url });
    const again = await owner.send('POST', `/api/admin/channel-posts/${cats!.id}/posted`, { url: null });
    expect(again.status).toBe(409);
    expect(service.received).toHaveLength(1);
    expect((await week()).counts.sent).toBe(1);
  });

  it('asks a push service again that fails, and forgets a phone that is gone', async () => {
    const lost = pushBrowser(`${service.origin}/send/lost`);
    await send('POST', '/api/admin/channels/reminders', { subscription: lost.subscription });
    const [verse] = linesOf(await week(), 'facebook-religion');
    const isLost = (path: string): boolean => path === '/send/lost';
    service.answer((response, { path }) => response.writeHead(isLost(path) ? 410 : 503).end());
    await at('2026-11-16T17:30:05.000Z');
    await becomes(verse!.id, 'due');
    const reached = () => service.received.filter(({ path }) => !isLost(path)).length;
    await until('a try', () => reached() > 0);
    // Its end is noted after the answer: a clock that moved before would have no minute left for the next try.
    await until('its failure to be noted', async () => (await remindedAt(verse!.id)) === null);
    service.answer(taken);
    const tries = reached();
    await at('2026-11-16T17:32:05.000Z');
    await until('another', () => reached() > tries);
    await at('2026-11-16T17:34:05.000Z');
    expect(service.received.filter(({ path }) => isLost(path))).toHaveLength(1);
    const { rows } = await client.query<{ endpoint: string }>('select endpoint from owner_reminders');
    expect(rows).toEqual([{ endpoint: phone.subscription.endpoint }]);
    expect((await press(verse!.id, 'skip')).line.state).toBe('skipped');
  });
});

describe('what is handed out in a file', () => {
  it('is sent by the network itself at its time; what was not taken along is due', async () => {
    const [pin] = linesOf(await week(), 'pinterest-cat');
    const [verse] = linesOf(await week(), 'pinterest-religion');
    const file = await owner.get('/api/admin/channels/week/pins.csv');
    expect(await file.text()).toContain(`z=p${pin!.id.toString(36)}`);
    await press(verse!.id, 'draft');
    expect((await press(verse!.id, 'ready')).line.state).toBe('ready');
    await at('2026-11-16T22:30:05.000Z');
    await becomes(pin!.id, 'sent');
    await becomes(verse!.id, 'due');
    expect((await post(pin!.id)).line).toMatchObject({ sentBy: 'csv', sentAt: '2026-11-16T22:00:00.000Z' });
    await press(verse!.id, 'posted', { url: null });
  });
});

describe('a pause', () => {
  it('keeps posts waiting; what was missed by more than a day waits for the owner, without a ring', async () => {
    await send('POST', '/api/admin/channels/facebook-cats/pause');
    const [, tuesday, , thursday] = linesOf(await week(), 'facebook-cats');
    await at('2026-11-17T14:00:05.000Z');
    const other = linesOf(await week(), 'youtube')[0]!;
    await at('2026-11-19T13:00:05.000Z');
    await becomes(other.id, 'due');
    expect(await stateOf(tuesday!.id)).toBe('ready');
    service.received.length = 0;
    await send('POST', '/api/admin/channels/facebook-cats/resume');
    await at('2026-11-19T13:01:05.000Z');
    await becomes(tuesday!.id, 'due');
    await at('2026-11-19T14:00:05.000Z');
    await becomes(thursday!.id, 'due');
    const rings = await until('a ring for Thursday', () => {
      const urls = messages().map(({ url }) => url);
      return urls.includes(`/admin/channel-posts/${thursday!.id}/kit`) ? urls : null;
    });
    expect(rings).not.toContain(`/admin/channel-posts/${tuesday!.id}/kit`);
    const { needsYou } = await week();
    expect(needsYou.map(({ post: id }) => id)).toContain(tuesday!.id);
  });
});

it('reminders end where the owner says so', async () => {
  const told = DeskChannels.parse(
    await send('DELETE', '/api/admin/channels/reminders', { subscription: phone.subscription }),
  );
  expect(told.isReminded).toBe(false);
  const wrong = { subscription: { ...phone.subscription, endpoint: 'https://127.0.0.1/x' } };
  expect((await owner.send('POST', '/api/admin/channels/reminders', wrong)).status).toBe(400);
});
