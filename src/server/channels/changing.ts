import type { ChannelChange, ChannelNew } from '../../contract/desk-channels.ts';
import { isTimeZone } from '../../domain/calendar/zones.ts';
import { newChannel } from '../../domain/channels/built-in.ts';
import { kindsOf, refusalOf } from '../../domain/channels/channel-rules.ts';
import { recordAudit } from '../audit/store.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import {
  addChannels,
  listChannels,
  lockChannel,
  saveChannel,
  type ChannelRow,
  type NewChannel,
} from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';

/** What the owner can do with channels themselves. */
export interface ChannelChanges {
  change: (key: string, change: ChannelChange, by: string) => Promise<void>;
  pause: (key: string, by: string) => Promise<void>;
  resume: (key: string, by: string) => Promise<void>;
  /** Says under which key it is found. */
  add: (body: ChannelNew, by: string) => Promise<string>;
}

const LONGEST_KEY = 34;
const MOST_CHANNELS = 40;
/** Calls of the desk that stand where a channel's key would. */
const RESERVED = ['week', 'reminders'];

function keyFrom(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const key = letters.replaceAll(/[^a-z0-9]+/g, '-').slice(0, LONGEST_KEY);
  return key.replaceAll(/^-+|-+$/g, '') || 'channel';
}

/** "pinterest-cat-2" beside one that has the name already. */
function freeKey(name: string, taken: readonly string[]): string {
  const key = keyFrom(name);
  for (let number = 2, free = key; ; number += 1) {
    if (!taken.includes(free)) return free;
    free = `${key}-${number}`;
  }
}

function refuseSlots({ slots }: ChannelChange, { network, niche, name }: ChannelRow): void {
  const kinds = kindsOf(niche, network);
  const wrong = slots?.find(({ kind }) => !kinds.includes(kind));
  if (wrong) throw new Invalid(`${name} doesn’t take posts of the kind “${wrong.kind}”.`);
}

async function refuseChange(change: ChannelChange, channel: ChannelRow, parts: ChannelsParts): Promise<void> {
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone))
    throw new Invalid('There is no such time zone.');
  if (change.way === 'csv' && channel.network !== 'pinterest')
    throw new Invalid('Only Pinterest takes a file of posts.');
  if (change.way === 'connected' && (await parts.connectionOf(channel)).state === 'none')
    throw new Conflict('Connect the channel first, then its posts can go out by themselves.');
  refuseSlots(change, channel);
}

/** Of the fields that change, how they were. */
const before = (row: ChannelRow, change: object): object =>
  Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof ChannelRow]]));

export function createChannelChanges(parts: ChannelsParts): ChannelChanges {
  const { db } = parts.database;

  function set(
    key: string,
    by: string,
    action: string,
    make: (channel: ChannelRow, now: Date) => Promise<Partial<NewChannel>> | Partial<NewChannel>,
  ): Promise<void> {
    const now = new Date(parts.clock.nowMs());
    return db.transaction(
      async (tx) => {
        const channel = await lockChannel(tx, key);
        if (!channel) throw new NotFound('There is no such channel.');
        const change = await make(channel, now);
        if (Object.keys(change).length === 0) return;
        await saveChannel(tx, key, change);
        const told = { before: before(channel, change), after: change };
        await recordAudit(tx, now, { by, action, subject: channel.name, ...told });
      },
      { isolationLevel: 'read committed' },
    );
  }

  return {
    change: (key, change, by) =>
      set(key, by, 'channel changed', async (channel) => {
        await refuseChange(change, channel, parts);
        return change as Partial<NewChannel>;
      }),
    pause: (key, by) =>
      set(key, by, 'channel paused', ({ pausedSince }, now) => (pausedSince ? {} : { pausedSince: now })),
    resume: (key, by) =>
      set(key, by, 'channel resumed', ({ pausedSince }) => (pausedSince ? { pausedSince: null } : {})),
    async add({ name, network, niche }, by) {
      const refusal = refusalOf(network, niche);
      if (refusal !== null) throw new Invalid(refusal);
      const taken = (await listChannels(db)).map(({ key }) => key);
      if (taken.length >= MOST_CHANNELS) throw new Conflict('That’s as many channels as a desk can hold.');
      const key = freeKey(name, [...RESERVED, ...taken]);
      const now = new Date(parts.clock.nowMs());
      await db.transaction(async (tx) => {
        const { voice: _written, ...plan } = newChannel(network, niche);
        const added = await addChannels(tx, [{ ...plan, key, name, board: name, createdAt: now }]);
        if (added.length === 0) throw new Conflict('Another channel of this name was added just now.');
        await recordAudit(tx, now, {
          by,
          action: 'channel added',
          subject: name,
          after: { key, network, niche },
        });
      });
      return key;
    },
  };
}
