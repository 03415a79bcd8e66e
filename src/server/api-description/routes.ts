import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { ApiError, refusals } from '../../contract/errors.ts';
import type { Config } from '../config.ts';
import { publicFor } from '../cache-control.ts';

/** Any call may come too often or at a bad moment: no route has to remember to say so. */
function describeCommonRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, schema }) => {
    if (!url.startsWith('/api/') || !schema?.response) return;
    schema.response = { ...refusals(429, 503), ...schema.response };
  });
}

type Transform = typeof jsonSchemaTransform;

const responsesOf = (schema: object): Record<string, unknown> =>
  (schema as { response?: Record<string, unknown> }).response ?? {};

/** Half of all answers are one and the same refusal: it is described once. */
function describeOnce(): Transform {
  let refusal: unknown;
  return (route) => {
    const answers = Object.entries(responsesOf(route.schema));
    const isKnown = ([, answer]: [string, unknown]): boolean => refusal !== undefined && answer === ApiError;
    const news = Object.fromEntries(answers.filter((answer) => !isKnown(answer)));
    const told = jsonSchemaTransform({ ...route, schema: { ...route.schema, response: news } });
    const described = responsesOf(told.schema);
    refusal ??= described[answers.find(([, answer]) => answer === ApiError)?.[0] ?? ''];
    const known = answers.filter(isKnown).map(([status]) => [status, structuredClone(refusal)]);
    Object.assign(described, Object.fromEntries(known));
    return told;
  };
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
    transform: describeOnce(),
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
