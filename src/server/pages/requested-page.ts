import type { IncomingMessage } from 'node:http';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { resolvePage, type OpenDays, type ResolvedPage } from '../../domain/pages/resolve.ts';
import type { Clock } from '../clock.ts';
import type { SiteCalendar } from '../site-calendar.ts';

export function splitUrl(url: string): { path: string; search: string } {
  const queryAt = url.indexOf('?');
  return queryAt < 0
    ? { path: url, search: '' }
    : { path: url.slice(0, queryAt), search: url.slice(queryAt) };
}

interface Days {
  calendar: Pick<SiteCalendar, 'today'>;
  clock: Clock;
}

export const openDaysOf =
  ({ calendar, clock }: Days) =>
  (): OpenDays => ({ today: calendar.today(), latest: latestOpenDate(clock.nowMs()) });

export type PageResolver = (request: IncomingMessage) => ResolvedPage;

/** Which page a request means, found out once: the cache in front of the framework and the handler behind it both ask. */
export function pageResolver(openDays: () => OpenDays): PageResolver {
  const known = new WeakMap<IncomingMessage, ResolvedPage>();
  return (request) => {
    const found = known.get(request);
    if (found) return found;
    const { path, search } = splitUrl(request.url!);
    const resolved = resolvePage(path, search, openDays());
    known.set(request, resolved);
    return resolved;
  };
}
