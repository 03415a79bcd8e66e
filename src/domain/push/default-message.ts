import type { CivilDate } from '../calendar/civil-date.ts';
import { longDate } from '../calendar/written-date.ts';
import { isSignKey, signOf } from '../zodiac/signs.ts';
import type { PushPayload } from './payload.ts';

/** What of a message is shown; a browser insists that every message shows something. */
export type ShownMessage = Omit<PushPayload, 'sign' | 'date'>;

const PICTURES = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Words for a message that cannot be read. */
function defaultMessage(today: CivilDate, sign: unknown): ShownMessage {
  const known = isSignKey(sign) ? sign : null;
  return {
    title: known ? `${signOf(known).name}, today` : 'Your horoscope for today',
    body: `The reading for ${longDate(today)} is ready when you are.`,
    tag: `zodiary-${today}`,
    url: known ? `/horoscope/${known}` : '/?continue',
    ...PICTURES,
  };
}

/** The message as it was sent, or kind words and the date where it is empty or broken. */
export function shownMessage(data: unknown, today: CivilDate, rememberedSign: unknown): ShownMessage {
  const { title, body, tag, url, icon, badge, sign } = (
    typeof data === 'object' && data !== null ? data : {}
  ) as Partial<Record<keyof PushPayload, unknown>>;
  const words = defaultMessage(today, sign ?? rememberedSign);
  if (!isText(title) || !isText(body)) return words;
  return {
    title,
    body,
    tag: isText(tag) ? tag : words.tag,
    // A click leads to a page of ours, whatever the message says.
    url: isText(url) && /^\/(?![/\\])/.test(url) ? url : words.url,
    icon: isText(icon) ? icon : words.icon,
    badge: isText(badge) ? badge : words.badge,
  };
}
