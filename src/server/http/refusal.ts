import type { IncomingMessage, ServerResponse } from 'node:http';
import { Busy } from '../failures.ts';
import { errorBody } from './errors.ts';
import { BARE_POLICY, type HeaderPairs } from './security-headers.ts';
import { asksForPage, TROUBLE_POLICY, troublePage } from './trouble-page.ts';

export type Refusal = (request: IncomingMessage, response: ServerResponse) => void;

interface Prebuilt {
  headers: string[];
  body: Buffer;
}

/** A 503 made of bytes that are ready before anybody is refused, for those who ask for more than they read. */
export function refusal(security: HeaderPairs): Refusal {
  const { message, retryAfterSeconds } = new Busy('Too many answers of yours are unread. Please try again.');

  function prebuilt(type: string, policy: string, text: string): Prebuilt {
    const body = Buffer.from(text);
    const headers = [
      ...security,
      ['content-security-policy', policy],
      ['cache-control', 'no-store'],
      ['retry-after', String(retryAfterSeconds)],
      ['content-type', `${type}; charset=utf-8`],
      ['content-length', String(body.length)],
      ['connection', 'close'],
    ];
    return { headers: headers.flat(), body };
  }

  const page = prebuilt('text/html', TROUBLE_POLICY, troublePage(503, message));
  const json = prebuilt('application/json', BARE_POLICY, JSON.stringify(errorBody(503, message)));
  return ({ method = 'GET', url = '/', headers }, response) => {
    const chosen = asksForPage({ method, url, headers }) ? page : json;
    response.writeHead(503, chosen.headers);
    response.end(method === 'HEAD' ? undefined : chosen.body);
  };
}
