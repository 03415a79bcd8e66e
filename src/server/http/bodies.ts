import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid } from '../failures.ts';

/** Browsers' fetch wrappers announce JSON on every call, also on those that send nothing. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** For calls without fields: no body, an empty one and `{}` are the same. */
export async function refuseFields({ body }: FastifyRequest): Promise<void> {
  if (body === undefined || body === null) return;
  if (typeof body !== 'object' || Array.isArray(body) || Object.keys(body).length > 0) {
    throw new Invalid('This call takes no fields.');
  }
}
