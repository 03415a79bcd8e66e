import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  DeskChannelPost,
  DeskChannelView,
  SocialPicture,
} from '../../../contract/desk-channel-posts.ts';
import type { DeskWeek } from '../../../contract/desk-channel-week.ts';
import type { DeskChannels } from '../../../contract/desk-channels.ts';
import type { DeskPinFile } from '../../../contract/desk-pin-file.ts';
import { DESK_PATHS } from '../../../domain/pages/desk-paths.ts';
import { getJson } from '../call.ts';

const CALLS = '/api/admin/channels';
const EVERY_MINUTE_MS = 60_000;

/** Everything of the channels that was asked for. */
export const CHANNELS_KEY = ['channels'];
export const weekKey = (from: string | null): readonly unknown[] => ['channels', 'week', from];
export const channelKey = (key: string): readonly unknown[] => ['channels', 'one', key];
export const postKey = (id: number): readonly unknown[] => ['channels', 'post', id];

/** `what` is the end of the call: "pause", "posts". */
export const channelCall = (key: string, what = ''): string =>
  `${CALLS}/${encodeURIComponent(key)}${what && `/${what}`}`;
export const postCall = (id: number, what = ''): string =>
  `/api/admin/channel-posts/${id}${what && `/${what}`}`;
export const weekCall = (what: string, from: string | null = null): string =>
  `${CALLS}/week${what && `/${what}`}${from === null ? '' : `?from=${from}`}`;
/** Any of our drawings, for the signed-in owner. */
export const drawingCall = (picture: SocialPicture): string =>
  `${CALLS}/picture.png?${new URLSearchParams({ picture: JSON.stringify(picture) })}`;
export const NEW_CHANNEL_CALL = CALLS;
export const REMINDERS_CALL = `${CALLS}/reminders`;
export const PIN_FILE_CALL = '/api/admin/pin-file';

/** The first five have addresses of their own. */
export function channelPage(key: string): string {
  const own = `/admin/${key}`;
  return DESK_PATHS.some((path) => path === own) ? own : `/admin/channels/${key}`;
}

export const composerPage = (id: number): string => `/admin/channel-posts/${id}`;
export const kitPage = (id: number): string => `/admin/channel-posts/${id}/kit`;

export function useChannels(): UseQueryResult<DeskChannels> {
  return useQuery({
    queryKey: [...CHANNELS_KEY, 'list'],
    queryFn: ({ signal }) => getJson<DeskChannels>(CALLS, signal),
    refetchInterval: EVERY_MINUTE_MS,
  });
}

/** Of any day of it; null is this week. */
export function useWeek(from: string | null): UseQueryResult<DeskWeek> {
  return useQuery({
    queryKey: weekKey(from),
    queryFn: ({ signal }) => getJson<DeskWeek>(weekCall('', from), signal),
    refetchInterval: EVERY_MINUTE_MS,
  });
}

export function useChannel(key: string): UseQueryResult<DeskChannelView> {
  return useQuery({
    queryKey: channelKey(key),
    queryFn: ({ signal }) => getJson<DeskChannelView>(channelCall(key), signal),
    refetchInterval: EVERY_MINUTE_MS,
  });
}

export function usePinFile(): UseQueryResult<DeskPinFile> {
  return useQuery({
    queryKey: [...CHANNELS_KEY, 'pin-file'],
    queryFn: ({ signal }) => getJson<DeskPinFile>(PIN_FILE_CALL, signal),
  });
}

/** Only looked at, it is not asked for; what others ask for is there. Both say how, since the last one counts for all. */
export function useChannelPost(
  id: number,
  { isLookedAt = false }: { isLookedAt?: boolean } = {},
): UseQueryResult<DeskChannelPost> {
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => getJson<DeskChannelPost>(postCall(id), signal),
    enabled: !isLookedAt,
  });
}
