import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../src/domain/channels/channel.ts';
import { createConnections, type Connections } from '../../src/server/channels/connections.ts';
import { createSending, type Sending } from '../../src/server/channels/sending.ts';
import type { PostRow } from '../../src/server/channels/post-store.ts';
import { findPost } from '../../src/server/channels/post-store.ts';
import { configFrom } from '../../src/server/config.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import {
  addReadyPosts,
  addSendingChannels,
  fakeFileOf,
  SENDING_CHANNELS,
  signInAt,
} from '../harness/channel-posts.ts';
import { freshDatabase } from '../harness/database.ts';
import type { Fault } from '../harness/fake-networks/fault.ts';
import { startFakeNetworks, type FakeNetworks } from '../harness/fake-networks/networks.ts';
import { fakeNetworkEnv } from '../harness/fake-networks/settings.ts';
import { recordingLog } from '../harness/log.ts';
import { until } from '../harness/until.ts';

const BEGIN_MS = Date.parse('2026-11-18T09:00:00Z');
const MINUTE_MS = 60_000;
let nowMs = BEGIN_MS;
const clock = { nowMs: () => nowMs };
const { log, lines } = recordingLog();

/** As after a start of the site. */
function begin(): void {
  const secret = 'a key of thirty-two characters or more';
  const site = { SITE_URL: 'https://zodiary.example', SECRET_KEY: secret };
  const config = configFrom({ ...site, ...fakeNetworkEnv(fakes) });
  connections = createConnections({ config, clock, database });
  sending = createSending({ ...connections, config, clock, database, log, fileOf: fakeFileOf });
}

let fakes: FakeNetworks;
let database: Database;
let connections: Connections;
let sending: Sending;
beforeAll(async () => {
  fakes = await startFakeNetworks();
  const databaseUrl = await freshDatabase();
  database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log });
  begin();
  await addSendingChannels(database);
  for (const network of ['facebook', 'pinterest', 'youtube'] as const)
    await signInAt(network, { connections, fakes });
});
afterAll(async () => {
  await connections.caller.close();
  await database.close();
  await fakes.stop();
});

async function newPost(network: Network): Promise<PostRow> {
  const posts = await addReadyPosts(database, { count: 3, fromMs: nowMs, everyMs: 0 });
  return posts.find(({ channel }) => channel === SENDING_CHANNELS[network])!;
}

const now = async ({ id }: PostRow): Promise<PostRow> => (await findPost(database.db, id))!;

const seen = ({ id }: PostRow): number =>
  fakes.published().filter(({ shortId }) => shortId === `p${id.toString(36)}`).length;

async function later(minutes: number): Promise<void> {
  nowMs += minutes * MINUTE_MS;
  await sending.lookAfter();
}

const AFTER: Fault = { kind: 'drop', when: 'after' };
const BEFORE: Fault = { kind: 'drop', when: 'before' };

describe.each(['facebook', 'pinterest', 'youtube'] as const)('a post for %s', (network) => {
  const step = network === 'youtube' ? 'part' : 'publish';

  it('goes out once, with the address where it is', async () => {
    const post = await newPost(network);
    await Promise.all([sending.send(post), sending.send(post)]);
    expect(await now(post)).toMatchObject({
      state: 'sent',
      sentBy: 'connected',
      remoteId: expect.any(String),
      remoteUrl: expect.stringMatching(/^https:\/\/www\./),
      trouble: null,
    });
    expect(seen(post)).toBe(1);
  });

  it('is marked as sending before the network hears of it', async () => {
    const post = await newPost(network);
    fakes.fail(network === 'youtube' ? 'begin' : 'publish', { kind: 'slow', when: 'before' });
    const calls = fakes[network].calls.length;
    const sent = sending.send(post);
    await until('the call', () => fakes[network].calls.length > calls);
    expect((await now(post)).state).toBe('sending');
    // The site is stopped in the middle of it.
    await connections.caller.close();
    await sent;
    expect((await now(post)).state).toBe('sending');
    begin();
  });

  it('whose answer was lost is found there, and is not sent again', async () => {
    const post = await newPost(network);
    fakes.fail(step, AFTER);
    await sending.send(post);
    expect((await now(post)).state).toBe('sending');
    // Nobody else sends it meanwhile.
    await sending.send(post);
    await later(2);
    if (network === 'youtube') await later(10);
    expect((await now(post)).state).toBe('sent');
    expect(seen(post)).toBe(1);
  });

  it('that did not arrive is sent again once that is sure', async () => {
    const post = await newPost(network);
    fakes.fail(step, BEFORE);
    await sending.send(post);
    await later(2);
    // A video goes on where it ended; anything else is missed twice first.
    if (network !== 'youtube') {
      expect((await now(post)).state).toBe('sending');
      await later(6);
      expect(await now(post)).toMatchObject({ state: 'ready', trouble: { next: ['wait'] } });
      await sending.send(await now(post));
    }
    expect((await now(post)).state).toBe('sent');
    expect(seen(post)).toBe(1);
  });

  it('that nobody could look for is asked about', async () => {
    const post = await newPost(network);
    fakes.fail(step, AFTER);
    await sending.send(post);
    const looking = network === 'youtube' ? 'ask' : 'list';
    for (const minutes of [2, 20, 40]) {
      fakes.fail(looking, { kind: 'error', when: 'before' });
      await later(minutes);
    }
    expect(await now(post)).toMatchObject({
      state: 'asking',
      trouble: { reason: expect.stringContaining('is it there?'), next: expect.arrayContaining(['answer']) },
    });
  });

  it('waits where the network wants to be left alone, and so do the others of its channel', async () => {
    const [post, other] = [await newPost(network), await newPost(network)];
    fakes.fail(network === 'youtube' ? 'begin' : 'publish', { kind: 'throttle', when: 'before' });
    await sending.send(post);
    await sending.send(other);
    for (const one of [post, other])
      expect(await now(one)).toMatchObject({
        state: 'ready',
        trouble: { retryAt: expect.any(String), next: expect.arrayContaining(['wait']) },
      });
    nowMs += 31 * MINUTE_MS;
    for (const one of [post, other]) await sending.send(one);
    expect([(await now(post)).state, (await now(other)).state]).toEqual(['sent', 'sent']);
  });

  it('fails with a lost token and goes out after signing in again', async () => {
    const post = await newPost(network);
    fakes[network].accounts.signOut();
    await sending.send(post);
    expect(await now(post)).toMatchObject({
      state: 'failed',
      trouble: { reason: expect.stringContaining('signed us out'), next: ['reconnect', 'kit'] },
    });
    const channel = { key: SENDING_CHANNELS[network], network } as Parameters<Connections['connectionOf']>[0];
    expect((await connections.connectionOf(channel)).state).toBe('expired');
    await signInAt(network, { connections, fakes });
    expect((await connections.connectionOf(channel)).state).toBe('connected');
    await database.pool.query("update channel_posts set state = 'ready', trouble = null where id = $1", [
      post.id,
    ]);
    await sending.send(post);
    expect((await now(post)).state).toBe('sent');
  });
});

it('a refresh token stays where an answer has none', async () => {
  await signInAt('youtube', { connections, fakes });
  fakes.youtube.accounts.keepRefreshTokens();
  await signInAt('youtube', { connections, fakes });
  for (let hours = 0; hours < 3; hours += 1) {
    nowMs += 60 * MINUTE_MS;
    const post = await newPost('youtube');
    await sending.send(post);
    expect((await now(post)).state).toBe('sent');
  }
});

it('what was sent before the records were restored from a backup is found, not sent again', async () => {
  const post = await newPost('pinterest');
  await sending.send(post);
  await database.pool.query(
    "update channel_posts set state = 'ready', sent_at = null, remote_id = null where id = $1",
    [post.id],
  );
  nowMs += 60 * MINUTE_MS;
  await sending.send(post);
  expect((await now(post)).state).toBe('sent');
  expect(seen(post)).toBe(1);
});

it('the log knows networks and outcomes, nothing else', () => {
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const ours = told.filter(({ msg }) => String(msg).startsWith('channels: post handled'));
  expect(ours.length).toBeGreaterThan(10);
  for (const line of ours)
    expect(Object.keys(line).toSorted()).toEqual(['level', 'msg', 'network', 'outcome', 'time']);
  expect(lines.join('\n')).not.toMatch(/access-|refresh-|upload_id|zodiary\.example/);
});
