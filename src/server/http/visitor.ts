import type { FastifyRequest } from 'fastify';
import { isVisitorId } from '../../domain/visitor/visitor-id.ts';
import { Invalid } from '../failures.ts';
import type { Asker, Visitor } from '../visitor.ts';
import { addressKey, networkKey } from './rate-limits.ts';

export function askerOf({ ip }: FastifyRequest): Asker {
  return { address: addressKey(ip), network: networkKey(ip) };
}

export function visitorOf(request: FastifyRequest): Visitor {
  const id = request.headers['x-user-id'];
  if (typeof id !== 'string' || !isVisitorId(id)) {
    throw new Invalid('The X-User-Id header is missing or is not an identifier this site made.');
  }
  return { id, asker: askerOf(request) };
}
