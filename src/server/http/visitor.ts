import type { FastifyRequest } from 'fastify';
import { isVisitorId } from '../../domain/visitor/visitor-id.ts';
import { Invalid } from '../failures.ts';

/** Who is calling. The identifier is a bearer secret: never logged, never echoed. */
export function visitorOf(request: FastifyRequest): string {
  const id = request.headers['x-user-id'];
  if (typeof id !== 'string' || !isVisitorId(id)) {
    throw new Invalid('The X-User-Id header is missing or is not an identifier this site made.');
  }
  return id;
}
