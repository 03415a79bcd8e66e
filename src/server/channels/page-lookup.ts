import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { resolvePage } from '../../domain/pages/resolve.ts';
import type { Clock } from '../clock.ts';
import { pageOrRedirect } from '../pages/routes.ts';
import { pagePolicies, type PolicySources } from '../pages/policies.ts';
import { splitUrl } from '../pages/requested-page.ts';

/** Whether a link leads to a page of ours that everybody can open, without a detour. */
export function pageLookup(sources: PolicySources & { clock: Clock }): (link: string) => boolean {
  const policies = pagePolicies(sources);
  return (link) => {
    const { path, search } = splitUrl(link.split('#')[0]!);
    if (!path.startsWith('/') || path.startsWith('//')) return false;
    const days = { today: sources.calendar.today(), latest: latestOpenDate(sources.clock.nowMs()) };
    const resolved = resolvePage(path, search, days);
    if (resolved.kind !== 'page') return false;
    const found = pageOrRedirect(resolved, policies);
    return !('to' in found) && found.name !== 'notFound' && policies[found.name].audience === 'everyone';
  };
}
