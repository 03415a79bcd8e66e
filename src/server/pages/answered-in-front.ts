import type { OpenDays } from '../../domain/pages/resolve.ts';
import type { PageCounter } from '../counting/page-counter.ts';
import type { AnsweredInFront } from '../http/access-log.ts';
import type { LandingCounter } from '../orders/landing.ts';
import { countedByUrl } from './counted-page.ts';
import type { PagePolicies } from './policies.ts';

interface InFrontParts {
  policies: PagePolicies;
  openDays: () => OpenDays;
  count: PageCounter;
  landing: Pick<LandingCounter, 'cached'>;
}

/** Counts a page that the web server in front has answered as if it had been answered here. */
export function inFrontCounter({
  policies,
  openDays,
  count,
  landing,
}: InFrontParts): (answered: AnsweredInFront) => void {
  return (answered) => {
    const counted = countedByUrl(answered.url, policies, openDays());
    if (counted === null) return;
    landing.cached(answered);
    count(answered, counted);
  };
}
