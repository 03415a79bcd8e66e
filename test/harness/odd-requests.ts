import fc from 'fast-check';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  example?: unknown;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
}
export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; description?: string; schema: Schema }[];
  body: Schema | undefined;
  statuses: number[];
  personal: boolean;
}
export interface OddRequest {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer | undefined;
}

const VISITOR = 'user_1763200000000_abcdefghijklmnop';

/** A value that the schema allows, from its own examples. */
function exampleOf(schema: Schema, description = schema.description): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  const listed = /^One of (\w+)/.exec(description ?? '')?.[1];
  if (listed) return listed;
  if (schema.format === 'date-time') return '2026-11-15T12:00:00Z';
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, exampleOf(child)]),
    );
  const type = [schema.type].flat()[0];
  return { string: 'text', boolean: true, integer: 1, number: 1, array: [] }[type ?? ''] ?? null;
}

const pathOf = (operation: Operation, fill: (name: string) => string): string =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) => fill(name));

function validPart(operation: Operation, name: string): string {
  const parameter = operation.parameters.find((each) => each.name === name)!;
  return encodeURIComponent(String(exampleOf(parameter.schema, parameter.description)));
}

export function validRequest(operation: Operation): OddRequest {
  const query = operation.parameters
    .filter((each) => each.in === 'query')
    .map(({ name }) => `${name}=${validPart(operation, name)}`);
  return {
    method: operation.method,
    target:
      pathOf(operation, (name) => validPart(operation, name)) +
      (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ...(operation.personal ? [['X-User-Id', VISITOR]] : []),
      ...operation.parameters
        .filter((each) => each.in === 'header')
        .map(({ name }) => [name, validPart(operation, name)]),
      ...(operation.body ? [['Content-Type', 'application/json']] : []),
    ] as [string, string][],
    body: operation.body ? Buffer.from(JSON.stringify(exampleOf(operation.body))) : undefined,
  };
}

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const hugeText = fc.nat({ max: 6_000 }).map((length) => 'x'.repeat(length));
const oddWord = fc.oneof(
  anyText.map(encodeURIComponent),
  hugeText,
  fc.constantFrom(
    '',
    '%',
    '%zz',
    '%00',
    '%FF%FE',
    '..',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-1',
    '1e999',
    '%F0%9F%A6%81',
    "'%20or%201=1--",
    '2026-02-30',
    '[]',
    'a%0D%0Ab',
  ),
  fc.string({ unit: fc.constantFrom(...'abc%&=?#/\\;+[]{}"\'<>|^`~!@$*(),.:'), maxLength: 12 }),
);
const headerText = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, ' ')),
  fc.constantFrom(
    '',
    '*',
    'null',
    '"',
    'W/"',
    'gzip;q=',
    ',,,',
    'x'.repeat(9_000),
    '\xff\xfe',
    'application/json; charset=utf-7',
    'multipart/form-data',
    'application/json;',
    'application/x-www-form-urlencoded',
    'text/plain',
    '\tx',
  ),
);
const oddHeader = fc.tuple(
  fc.constantFrom(
    'X-User-Id',
    'Content-Type',
    'Accept',
    'Accept-Encoding',
    'Content-Encoding',
    'If-None-Match',
    'If-Modified-Since',
    'Range',
    'Origin',
    'Sec-Fetch-Site',
    'Cookie',
    'X-Forwarded-For',
    'Transfer-Encoding',
    'Upgrade',
    'X-HTTP-Method-Override',
    'Accept-Version',
  ),
  headerText,
);

function oddBody(operation: Operation): fc.Arbitrary<Buffer | undefined> {
  const example = operation.body ? (exampleOf(operation.body) as Record<string, unknown>) : {};
  const fields = [...Object.keys(example), 'extra', '__proto__', 'constructor', ''];
  const mutated = fc
    .tuple(
      fc.constantFrom(...fields),
      fc.oneof(fc.jsonValue(), hugeText, fc.double(), fc.bigInt().map(String)),
    )
    .map(([field, value]) =>
      JSON.stringify(example).replace(
        /}$/,
        `${Object.keys(example).length > 0 ? ',' : ''}${JSON.stringify(field)}:${JSON.stringify(value)}}`,
      ),
    );
  const text = fc.oneof(
    mutated,
    mutated,
    fc.json(),
    anyText,
    fc.constantFrom('', ' ', '{', '[]', 'null', '1', '"', '{}'),
    // As forms write them.
    fc.constantFrom(
      'birth=1&birth.date=2',
      '__proto__.a=1&birth.__proto__.b=2',
      'birth.place.id=1e999',
      '.=.&=&a.b.c.d.e=1',
    ),
    fc.nat({ max: 3_000 }).map((depth) => '['.repeat(depth)),
    fc.constant(`{"a":"${'x'.repeat(40_000)}"}`),
  );
  const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array));
  return fc.option(
    fc.oneof(
      { arbitrary: text.map((each) => Buffer.from(each)), weight: 5 },
      { arbitrary: bytes, weight: 1 },
    ),
    { nil: undefined },
  );
}

/** The valid request with some of its parts replaced by odd ones. */
export function oddRequest(operation: Operation): fc.Arbitrary<OddRequest> {
  const valid = validRequest(operation);
  const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const query = fc.array(fc.tuple(fc.constantFrom(...names, 'q', '__proto__', ''), oddWord), {
    maxLength: 4,
  });
  const path = fc.tuple(oddWord, query).map(([word, pairs]) => {
    const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
    const filled = pathOf(operation, (name) =>
      word.length % 2 ? validPart(operation, name) : word.replace(/[\s]/g, ''),
    );
    return filled + (search ? `?${search}` : '');
  });
  const oftenValid = <T>(value: T, odd: fc.Arbitrary<T>) =>
    fc.oneof({ arbitrary: fc.constant(value), weight: 1 }, { arbitrary: odd, weight: 1 });
  return fc.record({
    method: fc.oneof(
      { arbitrary: fc.constant(operation.method), weight: 6 },
      {
        arbitrary: fc.constantFrom(
          'GET',
          'HEAD',
          'POST',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'PROPFIND',
          'SEARCH',
        ),
        weight: 1,
      },
    ),
    target: oftenValid(valid.target, path),
    headers: oftenValid(
      valid.headers,
      fc.array(oddHeader, { maxLength: 4 }).map((odd) => (odd.length % 2 ? [...valid.headers, ...odd] : odd)),
    ),
    body: oftenValid(valid.body, oddBody(operation)),
  });
}
