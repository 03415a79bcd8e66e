import { matchPath, useLocation } from 'react-router';
import { channelPage, useChannelPost, useChannels } from '../channels/calls.ts';
import { channelState } from '../channels/channel-words.ts';
import { pagesOf, type DeskPage, type RailGroup } from '../pages.ts';
import type { MarkState } from '../ui/mark-state.ts';
import { useWaiting } from '../use-today.ts';

export interface Entry {
  path: string;
  label: string;
  waiting: number;
  /** How a channel stands, and what is read aloud of it. */
  mark: MarkState | null;
  aloud: string;
}

/** The channels by their page: five that exist from the start, then those the owner has added. */
function useChannelEntries(): Entry[] {
  const known = useChannels().data?.channels ?? [];
  const entries = known.map((channel): Entry => {
    const { mark, aloud } = channelState(channel);
    const { key, name: label, troubles: waiting } = channel;
    return { path: channelPage(key), label, waiting, mark, aloud };
  });
  const pages = pagesOf('Channels').map(({ path, label }): Entry => {
    return entries.find((entry) => entry.path === path) ?? plain(path, label);
  });
  return [...pages, ...entries.filter(({ path }) => !pages.some((page) => page.path === path))];
}

const plain = (path: string, label: string, waiting = 0): Entry => ({
  path,
  label,
  waiting,
  mark: null,
  aloud: '',
});

/** What the rail lists in each group, and a phone under one key. */
export function useEntries(pages: (group: RailGroup) => DeskPage[]): (group: RailGroup) => Entry[] {
  const waiting = useWaiting();
  const channels = useChannelEntries();
  return (group) =>
    group === 'Channels'
      ? channels
      : pages(group).map(({ path, label }) => plain(path, label, waiting(path)));
}

/** The page of the channel whose post is open; null elsewhere. What the composer asked for is only looked at. */
export function useOpenChannel(): string | null {
  const { pathname } = useLocation();
  const id = Number(matchPath('/admin/channel-posts/:id', pathname)?.params.id ?? 0);
  const { data } = useChannelPost(id, { isLookedAt: true });
  return data === undefined || id === 0 ? null : channelPage(data.channel.key);
}
