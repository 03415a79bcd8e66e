import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './address.ts';

/** The endpoint's name led to an address that no push service has. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveByDns: Resolve = (hostname) => lookup(hostname, { all: true });

/** The addresses that are checked here are the ones the socket connects to: no second answer can slip in between. */
function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (addresses: LookupAddress[]): void => {
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new ForbiddenAddress(), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(answer, (error: Error) => callback(error, '', 0));
  };
}

interface ConnectorOptions {
  /** `host` or `host:port` of services that may be at any address. */
  allowedHosts: readonly string[];
  timeoutMs: number;
  resolve?: Resolve | undefined;
  /** Certificates trusted besides the usual ones are given by tests only. */
  ca?: string | undefined;
}

export function guardedConnector(options: ConnectorOptions): buildConnector.connector {
  const { allowedHosts, timeoutMs, resolve = resolveByDns, ca } = options;
  const base = { timeout: timeoutMs, ...(ca ? { ca } : {}) };
  const open = buildConnector(base);
  const guarded = buildConnector({ ...base, lookup: guardedLookup(resolve) });
  return (target, callback) => {
    if (allowedHosts.includes(target.host ?? '')) return open(target, callback);
    // An address instead of a name is never looked up, so it would never be checked.
    if (isIP(target.hostname.replace(/^\[|\]$/g, '')) !== 0) return callback(new ForbiddenAddress(), null);
    return guarded(target, callback);
  };
}
