import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { RateLimitStore } from './rate-limit-store.ts';

/** Some proxies write the port behind the address. */
function withoutPort(address: string): string {
  const [, v4, v6] = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/.exec(address) ?? [];
  return v4 ?? v6 ?? address;
}

/** The first groups of an IPv6 address; an IPv4 address as it is. */
function prefixOf(written: string, length: number): string {
  const address = withoutPort(written);
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** One subscriber usually holds a whole /64, so an IPv6 address counts by its first four groups. */
export const addressKey = (address: string): string => prefixOf(address, 4);

/** Some hold a /48, which has 65,536 of those: its first three groups are counted as well. */
export const networkKey = (address: string): string => prefixOf(address, 3);

type Kind = 'page' | 'file' | 'read' | 'write';

/** Folders of pictures and code: a page of all cards asks for eighty of them at once. */
const FILES = /^\/(?!api\/|quote-cards\/)[\w-]+\/\*$/;

/** By the route that was found, not by how its address was spelled: "/%61pi/" is the same call. */
function kindOf(request: FastifyRequest): Kind {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'write';
  const url = request.routeOptions.url ?? '';
  if (FILES.test(url)) return 'file';
  return url.startsWith('/api/') ? 'read' : 'page';
}

const tooMany = (after: string): Error =>
  Object.assign(new Error(`Too many requests. Please try again in ${after}.`), { statusCode: 429 });

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(counted: Counted, reply: FastifyReply): void {
  if (counted.isAllowed || !counted.isExceeded) return;
  reply.header('retry-after', String(counted.ttlInSeconds));
  throw tooMany(`${counted.ttlInSeconds} seconds`);
}

/** A limit of its own for requests that cost more than others of their kind, besides the one that counts them all. */
export function perMinuteLimit(app: FastifyInstance, name: string, max: number) {
  const count = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => `${name} ${addressKey(ip)}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    refuseExceeded(await count(request), reply);
  };
}

/** A second count for whoever holds a whole /48 and could take a fresh /64 for every request. */
function registerNetworkLimits(app: FastifyInstance, perMinute: Record<Kind, number>, factor: number): void {
  const count = app.createRateLimit({
    timeWindow: 60_000,
    max: (request) => perMinute[kindOf(request)] * factor,
    keyGenerator: (request) => `${kindOf(request)} ${networkKey(request.ip)}`,
  });
  app.addHook('onRequest', async (request, reply) => {
    const isCounted = request.routeOptions.config.rateLimit !== false;
    if (!isCounted || networkKey(request.ip) === addressKey(request.ip)) return;
    refuseExceeded(await count(request), reply);
  });
}

export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  const perMinute: Record<Kind, number> = {
    page: config.pageRequestsPerMinute,
    file: config.fileRequestsPerMinute,
    read: config.readRequestsPerMinute,
    write: config.writeRequestsPerMinute,
  };
  await app.register(rateLimit, {
    global: true,
    hook: 'onRequest',
    timeWindow: 60_000,
    store: RateLimitStore,
    max: (request) => perMinute[kindOf(request)],
    keyGenerator: (request) => `${kindOf(request)} ${addressKey(request.ip)}`,
    errorResponseBuilder: (_request, { after }) => tooMany(after),
  });
  registerNetworkLimits(app, perMinute, config.networkLimitFactor);
}
