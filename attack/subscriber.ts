import type { PushBrowser } from '../test/harness/push-browser.ts';
import { ask, type Answer } from '../test/harness/wire.ts';
import type { Asker } from './drawing.ts';

/** Where it is neither the minute of the daily message nor soon: nothing may be sent from here. */
export function quietZone(): string {
  const hour = new Date().getUTCHours();
  return hour >= 5 && hour <= 10 ? 'Asia/Tokyo' : 'Etc/UTC';
}

/** A push service's name with a path that leads to nobody. */
export const endpointNamed = (name: string): string =>
  `https://attack.push.services.mozilla.com/wpush/v2/${name}`;

export function subscribe(
  url: string,
  visitor: string,
  { subscription }: PushBrowser,
  { from, headers = {} }: Asker = {},
): Promise<Answer> {
  return ask(url, '/api/notifications/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-id': visitor, ...headers },
    body: JSON.stringify({ subscription, timezone: quietZone(), zodiacSign: 'leo' }),
    ...(from && { from }),
  });
}

/** How many browsers the site keeps of a visitor. */
export async function keptBrowsers(url: string, visitor: string, asker: Asker = {}): Promise<number> {
  const { text } = await ask(url, '/api/preferences/export', {
    headers: { 'x-user-id': visitor, ...asker.headers },
    ...(asker.from && { from: asker.from }),
  });
  return (JSON.parse(text) as { subscriptions?: unknown[] }).subscriptions?.length ?? 0;
}
