import type { Connection, DeskChannel, DeskChannels } from '../../../contract/desk-channels.ts';
import type { Network, Niche, PostKind, Slot, WayOut } from '../../../domain/channels/channel.ts';
import { slotCount } from '../../../domain/channels/week.ts';
import type { MarkState } from '../ui/mark-state.ts';
import { slotTime } from './channel-times.ts';

export const NICHE_NAMES: Readonly<Record<Niche, string>> = {
  cats: 'Cats',
  religion: 'Religion',
  sky: 'Sky',
};

/** What a channel's posts hang on, as its network calls it. */
export const BOARD_NAMES: Readonly<Record<Network, string>> = {
  facebook: 'Page',
  pinterest: 'Board',
  youtube: 'Channel',
};

export const KIND_NAMES: Readonly<Record<PostKind, string>> = {
  'cat-sky': 'Cat of the day’s sky',
  'cat-sign': 'Cat of a sign',
  'cat-tarot': 'Cat of a card',
  verse: 'Verse',
  'sky-note': 'Note from the sky',
  quote: 'Quote',
  'video-sky': 'Video of the day’s sky',
  'video-sign': 'Video of a sign’s week',
  'video-card': 'Video of a card',
  'video-quote': 'Video of a quote',
};

export const WAY_NAMES: Readonly<Record<WayOut, string>> = {
  kit: 'By kit, from your phone',
  csv: 'In the week’s CSV',
  connected: 'By itself, connected',
};

const WAYS_IN_SHORT: Readonly<Record<WayOut, string>> = { kit: 'kit', csv: 'CSV', connected: 'by itself' };

/** Ways that its network has: only Pinterest takes a file. */
export function waysOf(network: Network): readonly WayOut[] {
  return network === 'pinterest' ? ['csv', 'kit', 'connected'] : ['kit', 'connected'];
}

type Named = Pick<DeskChannel, 'way' | 'slots'>;

/** "kit, 9:00 AM"; where the times differ, "kit, 7 slots". */
export function slotWords({ way, slots }: Named): string {
  const times = [...new Set(slots.map(({ time }) => time))];
  return times.length === 1 ? `${WAYS_IN_SHORT[way]}, ${slotTime(times[0]!)}` : countWords({ way, slots });
}

/** "kit, 7 slots" */
export function countWords({ way, slots }: Named): string {
  const count = slotCount(slots);
  const words = count === 1 ? 'one slot' : `${count === 0 ? 'no' : count} slots`;
  return `${WAYS_IN_SHORT[way]}, ${words}`;
}

/** "Mon 9:00 AM" in the order of the week. */
export function inWeekOrder(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time));
}

const isSignedOut = ({ state }: Connection): boolean => state === 'expired' || state === 'refused';

interface ChannelState {
  mark: MarkState;
  /** Read aloud before the name; empty where all is well. */
  aloud: string;
  /** In place of its slots, where something is to be said first: "signed out", "paused". */
  said: string | null;
}

type InList = Pick<DeskChannels['channels'][number], 'way' | 'connection' | 'pausedSince' | 'troubles'>;

/** How a channel stands, in one mark. A connection only matters to whom posts go out by it. */
export function channelState({ way, connection, pausedSince, troubles }: InList): ChannelState {
  const isOut = way === 'connected' && isSignedOut(connection);
  if (isOut) return { mark: 'bad', aloud: 'Needs you', said: 'signed out' };
  if (troubles > 0) return { mark: 'bad', aloud: 'Needs you', said: null };
  if (pausedSince !== null) return { mark: 'none', aloud: 'Paused', said: 'paused' };
  if (way === 'connected' && connection.state === 'trial')
    return { mark: 'ready', aloud: 'On trial', said: null };
  return { mark: 'good', aloud: '', said: null };
}
