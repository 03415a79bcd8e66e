import { BARE_POLICY, type HeaderPairs } from './security-headers.ts';
import { PRIVATE } from '../cache-control.ts';

export interface BareRefusal {
  headers: HeaderPairs;
  body: string;
}

const JSON_FORM = { type: 'application/json', policy: BARE_POLICY };

/** A refusal of what never reaches the framework, with the headers that any other has. Its connection is closed. */
export function bareRefusal(security: HeaderPairs, body: string, { type, policy } = JSON_FORM): BareRefusal {
  return {
    body,
    headers: [
      ...security,
      ['content-security-policy', policy],
      ['cache-control', PRIVATE],
      ['content-type', `${type}; charset=utf-8`],
      ['content-length', String(Buffer.byteLength(body))],
      ['connection', 'close'],
    ],
  };
}
