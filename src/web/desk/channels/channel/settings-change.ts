import type { ChannelChange, DeskChannel } from '../../../../contract/desk-channels.ts';
import { asHashtag } from '../../../../domain/channels/outgoing.ts';

/** What of a channel the owner can change here. */
export type SettingFields = Required<ChannelChange>;

export function settingsOf({
  name,
  tone,
  board,
  timeZone,
  slots,
  hashtags,
  way,
}: DeskChannel): SettingFields {
  return { name, tone, board, timeZone, slots, hashtags, way };
}

/** Only what differs: what another tab changed meanwhile stays. */
export function changeOf(before: SettingFields, after: SettingFields): ChannelChange {
  const names = Object.keys(after) as (keyof SettingFields)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** "#cats, zodiac cats" → #cats, #zodiac, #cats; commas and spaces part them alike, and none comes twice. */
export function hashtagsIn(typed: string): string[] {
  const tags = typed.split(/[\s,]+/).map(asHashtag);
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
