import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { refusals } from '../../contract/errors.ts';
import type { Config } from '../config.ts';
import { publicFor } from '../cache-control.ts';

/** Any call may come too often or at a bad moment: no route has to remember to say so. */
function describeCommonRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, schema }) => {
    if (!url.startsWith('/api/') || !schema?.response) return;
    schema.response = { ...refusals(429, 503), ...schema.response };
  });
}

/** Whom to ask, and under which terms answers may be used. */
function infoOf({ siteName, siteUrl, ownerName, contactEmail }: Config) {
  return {
    title: `${siteName} API`,
    version: '1',
    description: 'Public reads need no key and answer any origin. Personal calls carry an X-User-Id header.',
    termsOfService: `${siteUrl}/terms-of-service`,
    contact: {
      name: ownerName ?? siteName,
      url: `${siteUrl}/about`,
      ...(contactEmail !== null && { email: contactEmail }),
    },
    license: { name: 'Terms of service', url: `${siteUrl}/terms-of-service` },
  };
}

export async function registerApiDescription(app: FastifyInstance, config: Config): Promise<void> {
  describeCommonRefusals(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: infoOf(config),
      servers: [{ url: config.siteUrl }],
      // None, unless a call names it: without this line a generated client cannot know.
      security: [],
      components: {
        securitySchemes: {
          visitor: {
            type: 'apiKey',
            in: 'header',
            name: 'X-User-Id',
            description: 'The anonymous identifier',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

export async function apiDescriptionRoutes(app: FastifyInstance): Promise<void> {
  let document = '';
  // Before anybody can ask: it takes a tenth of a second.
  app.addHook('onReady', async () => {
    document = JSON.stringify(app.swagger());
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    // Serialized here: the document is no schema of ours and must not pass through a response schema.
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', publicFor(300))
      .send(document);
  });
}
