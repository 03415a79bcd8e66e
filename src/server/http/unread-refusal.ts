import type { IncomingMessage, ServerResponse } from 'node:http';
import { Busy } from '../failures.ts';
import { bareRefusal } from './bare-refusal.ts';
import { errorBody } from './errors.ts';
import type { HeaderPairs } from './security-headers.ts';
import { asksForPage, TROUBLE_POLICY, troublePage } from './trouble-page.ts';

export type Refusal = (request: IncomingMessage, response: ServerResponse) => void;

/** A 503 that is made before anybody is refused, for those who ask for more than they read. */
export function unreadRefusal(security: HeaderPairs): Refusal {
  const { message, retryAfterSeconds } = new Busy('Too many answers of yours are unread. Please try again.');
  const withRetry: HeaderPairs = [...security, ['retry-after', String(retryAfterSeconds)]];
  const json = bareRefusal(withRetry, JSON.stringify(errorBody(503, message)));
  const page = bareRefusal(withRetry, troublePage(503, message), {
    type: 'text/html',
    policy: TROUBLE_POLICY,
  });
  return ({ method = 'GET', url = '/', headers }, response) => {
    const chosen = asksForPage({ method, url, headers }) ? page : json;
    response.writeHead(503, chosen.headers.flat());
    response.end(method === 'HEAD' ? undefined : chosen.body);
  };
}
