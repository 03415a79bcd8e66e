import type { FastifyReply } from 'fastify';
import { REPORT_PAGE } from '../../domain/pages/report-pages.ts';
import type { Funnel } from './funnel.ts';

type Asked = { method?: string | undefined; url?: string | undefined };

/** Read, or still the same as what the browser has. */
const SHOWN = [200, 304];

export interface LandingCounter {
  /** A page that was answered from the cache, in front of the framework. */
  cached: (asked: Asked) => void;
  /** Whatever the framework answered: a page that was not in the cache. */
  answered: (asked: Asked, reply: Pick<FastifyReply, 'statusCode'>) => void;
}

/** Every view of the page that offers the report counts once, whichever part of the site answers it. */
export function landingCounter(funnel: Pick<Funnel, 'count'>): LandingCounter {
  const cached = ({ method, url = '' }: Asked): void => {
    const [path = ''] = url.split('?', 1);
    if (method === 'GET' && path === REPORT_PAGE.paths[0]) funnel.count('landing');
  };
  return {
    cached,
    answered(asked, { statusCode }) {
      if (SHOWN.includes(statusCode)) cached(asked);
    },
  };
}
