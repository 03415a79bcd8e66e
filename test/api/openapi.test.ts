import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

type Schema = Record<string, unknown>;
interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: Schema }> }>;
  security?: Record<string, string[]>[];
}
interface Description {
  openapi: string;
  info: Record<string, unknown>;
  security?: unknown[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, Schema> };
}

type Described = [name: string, path: string, method: string, operation: Operation];

let site: TestSite;
let described: Description;
let operations: Described[];
beforeAll(async () => {
  site = await startTestSite({
    env: {
      SITE_URL: 'https://zodiary.example',
      SITE_NAME: 'Zodiary',
      OWNER_NAME: 'Ada Owner',
      CONTACT_EMAIL: 'ada@zodiary.example',
    },
  });
  described = JSON.parse((await ask(site.url, '/api/openapi.json')).text) as Description;
  operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Described => [
      `${method} ${path}`,
      path,
      method,
      operation,
    ]),
  );
});
afterAll(() => site.stop());

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Every schema inside a schema, with the way that leads to it. */
function* schemasIn(schema: Schema, way: string): Generator<[string, Schema]> {
  yield [way, schema];
  for (const [name, child] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>))
    yield* schemasIn(child, `${way}.${name}`);
  if (schema['items']) yield* schemasIn(schema['items'] as Schema, `${way}[]`);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    for (const [index, child] of ((schema[key] ?? []) as Schema[]).entries())
      yield* schemasIn(child, `${way}.${key}${index}`);
  }
}

function schemasOf([name, , , { parameters = [], requestBody, responses }]: Described): [string, Schema][] {
  const roots: [string, Schema][] = [
    ...parameters.map((parameter): [string, Schema] => [parameter.name, parameter.schema]),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }): [string, Schema] => ['body', schema]),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).map(({ schema }): [string, Schema] => [status, schema]),
    ),
  ];
  return roots.flatMap(([way, schema]) => [...schemasIn(schema, `${name} ${way}`)]);
}

/** The names of all operations that do not hold what they should. */
const without = (holds: (...described: Described) => boolean): string[] =>
  operations.filter((described) => !holds(...described)).map(([name]) => name);

const same = (one: string[], other: string[]): boolean => one.toSorted().join() === other.toSorted().join();

function isWellFormed(schema: Schema): boolean {
  const types = [schema['type'] ?? []].flat() as string[];
  const names = Object.keys((schema['properties'] ?? {}) as object);
  const required = (schema['required'] ?? []) as string[];
  if ('pattern' in schema) new RegExp(schema['pattern'] as string);
  return (
    types.every((type) => TYPES.includes(type)) &&
    (types.length > 0 || ['anyOf', 'oneOf', 'enum', 'const'].some((key) => key in schema)) &&
    required.every((name) => names.includes(name)) &&
    (!('enum' in schema) || (schema['enum'] as unknown[]).length > 0) &&
    !('nullable' in schema) &&
    !('$ref' in schema)
  );
}

function isAnswer(status: string, { description, content }: Operation['responses'][string]): boolean {
  if (!/^[1-5]\d\d$/.test(status) || typeof description !== 'string') return false;
  if (status === '204') return true;
  const schema = content?.['application/json']?.schema as { properties?: Record<string, Schema> } | undefined;
  const isRefusal = Object.keys(schema?.properties ?? {}).join() === 'error';
  const says = Object.keys((schema?.properties?.['error']?.['properties'] ?? {}) as object);
  return (
    schema !== undefined &&
    isRefusal === Number(status) >= 400 &&
    (!isRefusal || ['code', 'message'].every((name) => says.includes(name)))
  );
}

describe('the description of the API', () => {
  it('is an OpenAPI 3.1 document about this site', () => {
    expect(described.openapi).toMatch(/^3\.1\.\d+$/);
    expect(described.info).toMatchObject({ title: 'Zodiary API', version: expect.stringMatching(/./) });
    expect(described.servers).toEqual([{ url: 'https://zodiary.example' }]);
    expect(operations.length).toBeGreaterThan(10);
  });

  it('says whom to ask and under which terms answers may be used', () => {
    const terms = 'https://zodiary.example/terms-of-service';
    expect(described.info).toMatchObject({
      contact: { name: 'Ada Owner', url: 'https://zodiary.example/about', email: 'ada@zodiary.example' },
      license: { name: 'Terms of service', url: terms },
      termsOfService: terms,
    });
  });

  it('is open to all and may be kept for five minutes', async () => {
    const { headers } = await ask(site.url, '/api/openapi.json');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, s-maxage=1',
      etag: expect.any(String),
    });
  });

  it('has real paths, methods and summaries, each once', () => {
    expect(without((_, path) => /^\/api(\/[a-z-]+|\/\{[a-z]+\})+$/.test(path))).toEqual([]);
    expect(without((_, _path, method) => METHODS.includes(method))).toEqual([]);
    expect(without((_, _path, _method, { summary = '' }) => /^[A-Z].{8,}/.test(summary))).toEqual([]);
    expect(new Set(operations.map(([, , , { summary }]) => summary)).size).toBe(operations.length);
  });

  it('names every operation once, as a function of a client would be named', () => {
    expect(
      without((_, _path, _method, { operationId = '' }) => /^[a-z]+([A-Z][a-z]+)*$/.test(operationId)),
    ).toEqual([]);
    expect(new Set(operations.map(([, , , { operationId }]) => operationId)).size).toBe(operations.length);
    const named = (operation: string) => operations.find(([name]) => name === operation)?.[3].operationId;
    expect(named('get /api/horoscope/{sign}')).toBe('getDailyReading');
    expect(named('put /api/preferences/notification-time')).toBe('setNotificationTime');
  });

  it('declares every parameter of a path, and no other as part of it', () => {
    const partsOf = (path: string) => (path.match(/\{\w+\}/g) ?? []).map((part) => part.slice(1, -1));
    const inPath = ({ parameters = [] }: Operation) => parameters.filter((each) => each.in === 'path');
    expect(
      without((_, path, _method, operation) =>
        same(
          inPath(operation).map(({ name }) => name),
          partsOf(path),
        ),
      ),
    ).toEqual([]);
    expect(
      without((_, _path, _method, operation) => inPath(operation).every(({ required }) => required === true)),
    ).toEqual([]);
    expect(
      without((_, _path, _method, { parameters = [] }) =>
        parameters.every((each) => ['path', 'query', 'header'].includes(each.in)),
      ),
    ).toEqual([]);
    expect(
      without(
        (_, _path, _method, { parameters = [] }) =>
          new Set(parameters.map((each) => `${each.in} ${each.name}`)).size === parameters.length,
      ),
    ).toEqual([]);
  });

  it('gives every route a schema for success and for each refusal', () => {
    expect(
      without(
        (_, _path, _method, { responses }) =>
          Object.keys(responses).filter((status) => status.startsWith('2')).length === 1,
      ),
    ).toEqual([]);
    expect(
      without((_, _path, _method, { responses }) =>
        Object.entries(responses).every(([status, response]) => isAnswer(status, response)),
      ),
    ).toEqual([]);
    const needed = (method: string, { security, parameters = [] }: Operation) => [
      '429',
      '503',
      ...(security || parameters.length > 0 ? ['400'] : []),
      ...(method === 'get' ? [] : ['403', '413', '415']),
    ];
    expect(
      without((_, _path, method, operation) =>
        needed(method, operation).every((status) => status in operation.responses),
      ),
    ).toEqual([]);
  });

  it('describes bodies as JSON, on methods that have one', () => {
    const bodies = operations.filter(([, , , { requestBody }]) => requestBody !== undefined);
    expect(bodies.length).toBeGreaterThan(2);
    for (const [, , method, { requestBody }] of bodies) {
      expect(['post', 'put', 'patch']).toContain(method);
      expect(requestBody).toMatchObject({
        required: true,
        content: { 'application/json': { schema: expect.any(Object) } },
      });
    }
  });

  it('names the identifier on personal calls and on no other', () => {
    expect(described.components.securitySchemes['visitor']).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'X-User-Id',
    });
    const personal = operations.filter(
      ([, path]) =>
        /^\/api\/(preferences|notifications)\b/.test(path) && path !== '/api/notifications/vapid-key',
    );
    expect(personal.length).toBeGreaterThan(5);
    expect(described.security).toEqual([]);
    for (const each of operations)
      expect(each[3].security).toEqual(personal.includes(each) ? [{ visitor: [] }] : undefined);
  });

  it('uses well-formed JSON Schemas of 2020-12', () => {
    const all = operations.flatMap(schemasOf);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, schema]) => !isWellFormed(schema)).map(([way]) => way)).toEqual([]);
  });
});
