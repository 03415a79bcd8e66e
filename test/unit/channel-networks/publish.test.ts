import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../src/domain/channels/channel.ts';
import { createCaller } from '../../../src/server/channels/networks/call.ts';
import type { Access, Connector, SentPost } from '../../../src/server/channels/networks/network.ts';
import { createNetworks } from '../../../src/server/channels/networks/networks.ts';
import { FAKE_PAGE } from '../../harness/fake-networks/facebook.ts';
import type { Fault } from '../../harness/fake-networks/fault.ts';
import { startFakeNetworks, type FakeNetworks } from '../../harness/fake-networks/networks.ts';
import { FAKE_BOARD } from '../../harness/fake-networks/pinterest.ts';
import { fakeNetworkSettings } from '../../harness/fake-networks/settings.ts';
import { FAKE_CHANNEL } from '../../harness/fake-networks/youtube.ts';
import { timeLimit } from '../../harness/time-limits.ts';

const SITE = 'https://zodiary.example';
const NOW_MS = Date.parse('2026-11-18T14:00:00Z');
const clock = { nowMs: () => NOW_MS };
const caller = createCaller();
/** Whoever does not answer is waited for no longer than this. */
let limitMs = timeLimit(5_000);
const PNG = Buffer.concat([Buffer.from('89504e47', 'hex'), Buffer.alloc(200, 7)]);
const VIDEO = Buffer.alloc(700_000, 3);

let fakes: FakeNetworks;
let connectors: Record<Network, Connector>;
beforeAll(async () => {
  fakes = await startFakeNetworks();
  const networks = createNetworks({ settings: fakeNetworkSettings(fakes), caller, clock });
  const hurried: typeof caller.call = (call) => caller.call({ ...call, limitMs });
  const connectorOf = (network: Network) => networks[network]!.connector({ call: hurried });
  connectors = {
    facebook: connectorOf('facebook'),
    pinterest: connectorOf('pinterest'),
    youtube: connectorOf('youtube'),
  };
});
afterAll(async () => {
  await caller.close();
  await fakes.stop();
});

const PLACES = { facebook: FAKE_PAGE.id, pinterest: FAKE_BOARD.id, youtube: FAKE_CHANNEL.id };
const accessOf = (network: Network): Access => ({
  token: fakes[network].accounts.newToken(),
  place: PLACES[network],
});

let last = 40;
function newPost(network: Network): SentPost {
  last += 1;
  const shortId = `p${last.toString(36)}`;
  const link = `${SITE}/horoscope/leo?z=${shortId}`;
  const file =
    network === 'youtube'
      ? { type: 'video/mp4', name: 'a.mp4', bytes: VIDEO }
      : { type: 'image/png', name: 'a.png', bytes: PNG };
  const text = network === 'pinterest' ? 'Saw that.' : `Saw that.\n\n${link}\n\n#cats`;
  return {
    shortId,
    siteUrl: SITE,
    title: 'A cat',
    text,
    alt: 'A cat',
    link,
    tags: ['cats'],
    atMs: NOW_MS,
    file,
  };
}

function noted() {
  const kept: (string | null)[] = [];
  return {
    kept,
    address: null as string | null,
    async keep(address: string | null) {
      kept.push(address);
      this.address = address;
    },
  };
}

const seen = ({ shortId }: SentPost): number =>
  fakes.published().filter((publication) => publication.shortId === shortId).length;

const wantedOf = ({ shortId, siteUrl }: SentPost) => ({
  shortId,
  siteUrl,
  sinceMs: NOW_MS,
  isOld: false,
});

describe.each(['facebook', 'pinterest', 'youtube'] as const)('%s', (network) => {
  const step = network === 'youtube' ? 'part' : 'publish';

  it('takes a post, and it is found there', async () => {
    const [post, access, upload] = [newPost(network), accessOf(network), noted()];
    expect(await connectors[network].publish(post, access, upload)).toMatchObject({ kind: 'sent' });
    expect(seen(post)).toBe(1);
    expect(await connectors[network].find(wantedOf(post), access, upload)).toMatchObject({
      kind: 'found',
      url: expect.stringMatching(/^https:\/\/www\.(?:facebook|pinterest|youtube)\.com\//),
    });
  });

  it('does not find what was never sent, also where a longer id begins like it', async () => {
    const post = newPost(network);
    const longer = { ...post, link: `${post.link}0`, text: post.text.replace(post.link, `${post.link}0`) };
    await connectors[network].publish(longer, accessOf(network), noted());
    const wanted = { ...wantedOf(post), isOld: true };
    expect(await connectors[network].find(wanted, accessOf(network), noted())).toEqual({ kind: 'absent' });
  });

  const unknown: Fault[] = [
    { kind: 'drop', when: 'before' },
    { kind: 'drop', when: 'after' },
    { kind: 'slow', when: 'after' },
    { kind: 'cut', when: 'after' },
    { kind: 'error', when: 'after' },
    { kind: 'html', when: 'after' },
  ];
  it.each(unknown)('leaves it open after $kind $when, and it is found if it is there', async (fault) => {
    const [post, access, upload] = [newPost(network), accessOf(network), noted()];
    fakes.fail(step, fault);
    limitMs = fault.kind === 'slow' ? 500 : timeLimit(5_000);
    const outcome = await connectors[network].publish(post, access, upload);
    limitMs = timeLimit(5_000);
    expect(outcome).toMatchObject({ kind: 'unknown', failure: { mayBeOut: true } });
    const found = await connectors[network].find(wantedOf(post), access, upload);
    const there = seen(post) === 1 ? 'found' : network === 'youtube' ? 'unfinished' : 'absent';
    expect(found.kind).toBe(there);
  });

  it('says when it wants to be left alone, and nothing is out', async () => {
    const post = newPost(network);
    fakes.fail(step, { kind: 'throttle', when: 'before' });
    const outcome = await connectors[network].publish(post, accessOf(network), noted());
    const waits = { facebook: 1800, pinterest: 1800, youtube: null };
    expect(outcome).toMatchObject({ kind: 'refused', failure: { retryAfterSeconds: waits[network] } });
    expect(seen(post)).toBe(0);
  });

  it('refuses a token that has ended, and nothing is out', async () => {
    const post = newPost(network);
    const access = { ...accessOf(network), token: 'another' };
    const outcome = await connectors[network].publish(post, access, noted());
    expect(outcome.kind).toBe('refused');
    expect(seen(post)).toBe(0);
  });

  it('does not know where it could not look', async () => {
    fakes.fail(network === 'youtube' ? 'ask' : 'list', { kind: 'error', when: 'before' });
    const upload = { ...noted(), address: `${fakes.youtube.url}/upload/youtube/v3/videos?upload_id=1` };
    const found = await connectors[network].find(wantedOf(newPost(network)), accessOf(network), upload);
    expect(found).toMatchObject({ kind: 'unknown' });
  });
});

it('a network that nobody reaches has nothing', async () => {
  const settings = fakeNetworkSettings({ ...fakes, facebook: { url: 'http://127.0.0.1:1' } });
  const connector = createNetworks({ settings, caller, clock }).facebook!.connector(caller);
  const outcome = await connector.publish(newPost('facebook'), accessOf('facebook'), noted());
  expect(outcome).toMatchObject({ kind: 'refused', failure: { status: null, mayBeOut: false } });
});

describe('a video', () => {
  it('has its session kept before its first byte, and goes on where it ended as one video', async () => {
    const [post, access, upload] = [newPost('youtube'), accessOf('youtube'), noted()];
    fakes.fail('part', { kind: 'drop', when: 'before' });
    await connectors.youtube.publish(post, access, upload);
    expect(upload.kept).toEqual([expect.stringContaining('upload_id=')]);
    expect(await connectors.youtube.publish(post, access, upload)).toMatchObject({ kind: 'sent' });
    expect(upload.kept).toHaveLength(1);
    expect(seen(post)).toBe(1);
    const video = fakes.youtube.videos.find(({ shortId }) => shortId === post.shortId)!;
    expect(video.bytes.equals(VIDEO)).toBe(true);
  });

  it('is looked for among the uploads where its session is gone', async () => {
    const [post, access, upload] = [newPost('youtube'), accessOf('youtube'), noted()];
    await connectors.youtube.publish(post, access, upload);
    fakes.youtube.forgetSessions();
    expect(await connectors.youtube.find(wantedOf(post), access, upload)).toMatchObject({ kind: 'found' });
  });

  it('is public at its time, private with a date before, and declares what it has to', async () => {
    const [now, later] = [newPost('youtube'), newPost('youtube')];
    later.atMs = NOW_MS + 3_600_000;
    for (const post of [now, later]) await connectors.youtube.publish(post, accessOf('youtube'), noted());
    const [first, second] = fakes.youtube.videos.slice(-2);
    const declared = { selfDeclaredMadeForKids: false, containsSyntheticMedia: false };
    expect(first!.status).toEqual({ privacyStatus: 'public', ...declared });
    expect(second!.status).toEqual({
      privacyStatus: 'private',
      publishAt: '2026-11-18T15:00:00.000Z',
      ...declared,
    });
  });
});
