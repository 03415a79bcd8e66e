import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Network } from '../../src/domain/channels/channel.ts';
import { createConnections, type Connections } from '../../src/server/channels/connections.ts';
import { createMinute, type Minute } from '../../src/server/channels/minute.ts';
import { findPost, type PostRow } from '../../src/server/channels/post-store.ts';
import { createSending, type Sending } from '../../src/server/channels/sending.ts';
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
import { startFakeNetworks, type FakeNetworks } from '../harness/fake-networks/networks.ts';
import { fakeNetworkEnv } from '../harness/fake-networks/settings.ts';
import { silentLog as log } from '../harness/log.ts';
import { until } from '../harness/until.ts';

const MINUTE_MS = 60_000;
let nowMs = Date.parse('2026-11-18T09:00:00Z');
const clock = { nowMs: () => nowMs };
const { signal } = new AbortController();

/** While it hangs, Facebook takes every photo and answers nothing. */
let isHanging = false;
let fakes: FakeNetworks;
let database: Database;
let connections: Connections;
let sending: Sending;
let minute: Minute;

function begin(): void {
  const site = { SITE_URL: 'https://zodiary.example', SECRET_KEY: 'a key of thirty-two characters or more' };
  const config = configFrom({ ...site, ...fakeNetworkEnv(fakes) });
  connections = createConnections({ config, clock, database });
  sending = createSending({ ...connections, config, clock, database, log, fileOf: fakeFileOf });
  minute = createMinute({ clock, database, log, sender: sending });
}

beforeAll(async () => {
  fakes = await startFakeNetworks(({ network, name }) =>
    isHanging && network === 'facebook' && name === 'publish' ? { kind: 'slow', when: 'after' } : null,
  );
  database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '/nowhere', log });
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

/** A post for each network that is due now. */
async function newPosts(): Promise<Record<Network, PostRow>> {
  const posts = await addReadyPosts(database, { count: 3, fromMs: nowMs, everyMs: 0 });
  const of = (network: Network): PostRow =>
    posts.find(({ channel }) => channel === SENDING_CHANNELS[network])!;
  return { facebook: of('facebook'), pinterest: of('pinterest'), youtube: of('youtube') };
}

const stateOf = async ({ id }: PostRow): Promise<string> => (await findPost(database.db, id))!.state;
const becomes = (post: PostRow, state: string): Promise<unknown> =>
  until(`post ${post.id} to be ${state}`, async () => (await stateOf(post)) === state);
const seen = ({ id }: PostRow): number =>
  fakes.published().filter(({ shortId }) => shortId === `p${id.toString(36)}`).length;
const photoCalls = (): number =>
  fakes.facebook.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/photos')).length;

it('while one network hangs, posts of the others go out, minute after minute, and all of them once', async () => {
  isHanging = true;
  const first = await newPosts();
  await minute.send(signal);
  await becomes(first.pinterest, 'sent');
  await becomes(first.youtube, 'sent');
  expect(await stateOf(first.facebook)).toBe('sending');
  await until('the photo to be on its way', () => photoCalls() === 1);

  nowMs += MINUTE_MS;
  const second = await newPosts();
  await minute.send(signal);
  await becomes(second.pinterest, 'sent');
  await becomes(second.youtube, 'sent');
  // Its channel's own posts wait for it.
  expect([await stateOf(first.facebook), await stateOf(second.facebook)]).toEqual(['sending', 'ready']);
  expect(photoCalls()).toBe(1);

  // Nobody answers: the call is given up, and the post is looked for before anything is sent again.
  isHanging = false;
  const { ended } = minute;
  await connections.caller.close();
  await ended();
  begin();
  nowMs += 2 * MINUTE_MS;
  await sending.lookAfter();
  await minute.send(signal);
  await minute.ended();
  for (const post of [...Object.values(first), ...Object.values(second)])
    expect([post.channel, await stateOf(post), seen(post)]).toEqual([post.channel, 'sent', 1]);
});

it('what its owner has paused or taken in hand meanwhile is not sent', async () => {
  const { facebook, pinterest } = await newPosts();
  await database.pool.query('update channels set paused_since = now() where key = $1', [facebook.channel]);
  await database.pool.query("update channels set way = 'kit' where key = $1", [pinterest.channel]);
  for (const post of [facebook, pinterest]) await sending.send(post);
  expect([await stateOf(facebook), await stateOf(pinterest)]).toEqual(['ready', 'ready']);
  expect([seen(facebook), seen(pinterest)]).toEqual([0, 0]);
});
