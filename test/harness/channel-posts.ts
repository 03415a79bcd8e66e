import type { Network } from '../../src/domain/channels/channel.ts';
import { addChannels, saveChannel } from '../../src/server/channels/channel-store.ts';
import type { Connections } from '../../src/server/channels/connections.ts';
import { addPosts, type PostRow } from '../../src/server/channels/post-store.ts';
import type { FileOf } from '../../src/server/channels/sending-file.ts';
import type { Database } from '../../src/server/db/database.ts';
import type { FakeNetworks } from './fake-networks/networks.ts';

/** So long a fake network is waited for. */
export const PATIENCE_MS = 1_500;

const PNG = Buffer.concat([Buffer.from('89504e47', 'hex'), Buffer.alloc(2_000, 7)]);
const VIDEO = Buffer.alloc(600_000, 3);

/** A file as a post's would be, without drawing one. */
export const fakeFileOf: FileOf = async ({ kind }) =>
  kind.startsWith('video-')
    ? { type: 'video/mp4', name: 'video.mp4', bytes: VIDEO }
    : { type: 'image/png', name: 'picture.png', bytes: PNG };

export const SENDING_CHANNELS = {
  facebook: 'facebook-cats',
  pinterest: 'pinterest-cat',
  youtube: 'youtube',
} as const satisfies Record<Network, string>;

const NETWORKS = Object.keys(SENDING_CHANNELS) as Network[];

/** A channel of each network whose posts go out by themselves. */
export async function addSendingChannels({ db }: Pick<Database, 'db'>): Promise<void> {
  const rows = NETWORKS.map((network) => ({
    key: SENDING_CHANNELS[network],
    name: network,
    network,
    niche: 'cats' as const,
    tone: '',
    board: '',
    slots: [],
    hashtags: [],
    way: 'connected' as const,
  }));
  await addChannels(db, rows);
  for (const { key } of rows) await db.transaction((tx) => saveChannel(tx, key, { way: 'connected' }));
}

const OWNER = { sessionId: 'session', device: 'Firefox on Linux', confirmedAtMs: 0, isConfirmed: true };

/** The owner signs in at the fake, by the real calls. */
export async function signInAt(
  network: Network,
  { connections, fakes }: { connections: Connections; fakes: FakeNetworks },
): Promise<void> {
  const key = SENDING_CHANNELS[network];
  const back = fakes[network].accounts.allow(await connections.begin(key, OWNER));
  const answer = { state: back.searchParams.get('state')!, code: back.searchParams.get('code') };
  await connections.finish(network, answer, OWNER);
  const { chosen, places } = await connections.places(key);
  if (chosen === null) await connections.choose(key, places[0]!.id, OWNER);
}

/** Ready posts by turns for the three channels, one every so many minutes. */
export function addReadyPosts(
  { db }: Pick<Database, 'db'>,
  { count, fromMs, everyMs }: { count: number; fromMs: number; everyMs: number },
): Promise<PostRow[]> {
  const now = new Date(fromMs);
  const rows = Array.from({ length: count }, (_, index) => {
    const network = NETWORKS[index % NETWORKS.length]!;
    return {
      channel: SENDING_CHANNELS[network],
      kind: network === 'youtube' ? ('video-sky' as const) : ('cat-sky' as const),
      state: 'ready' as const,
      at: new Date(fromMs + index * everyMs),
      picture: {
        art: 'cat:sign-leo@disc',
        format: '4:5' as const,
        lines: [],
        reference: null,
        edition: null,
      },
      title: `Cat ${index}`,
      text: `Saw that, number ${index}.`,
      alt: 'A cat',
      link: '/horoscope/leo',
      hashtags: ['cats'],
      token: `token-${index}`,
      createdAt: now,
      changedAt: now,
    };
  });
  return db.transaction((tx) => addPosts(tx, rows));
}
