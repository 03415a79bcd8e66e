import type { ApiDocument, Content, Operation, Schema } from './api-document.ts';
import { curlLine } from './example-call.ts';

/** A line of a table: a parameter, a field of a body, or an answer's field. */
export interface Line {
  name: string;
  kind: string;
  note: string;
  optional: boolean;
}

export interface Answer {
  status: string;
  note: string;
  fields: readonly Line[];
}

export interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
  personal: boolean;
  /** A line for a terminal that makes the call. */
  curl: string;
  parameters: readonly Line[];
  body: readonly Line[];
  answers: readonly Answer[];
}

export interface CallGroup {
  id: string;
  name: string;
  calls: readonly Call[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const STATUS_WORDS: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  204: 'Success, nothing to return',
  400: 'Bad request',
  401: 'Sign in first',
  404: 'Not found',
  409: 'Conflicts with what’s already there',
  403: 'Only open to pages of this site',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'Well written, but it can’t have been so',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
};

function kindOf(schema: Schema | undefined): string {
  if (!schema) return 'any';
  if (schema.enum) return schema.enum.map(String).join(' · ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.type === 'array') return `list of ${kindOf(schema.items)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  return String(type);
}

function noteOf(schema: Schema | undefined, description = schema?.description ?? ''): string {
  const example = schema?.example ?? schema?.examples?.[0];
  const shown = example === undefined ? '' : `for example ${String(example)}`;
  return [description, shown].filter(Boolean).join(', ');
}

/** The fields of an object, one level deep; a list is described by its items. */
function fieldsOf(content: Content | undefined): Line[] {
  const schema = content?.['application/json']?.schema;
  const object = schema?.type === 'array' ? schema.items : schema;
  return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    note: noteOf(field),
    optional: !(object?.required ?? []).includes(name),
  }));
}

function parameterLines({ parameters = [] }: Operation): Line[] {
  return parameters
    .filter(({ name }) => name.toLowerCase() !== 'x-user-id')
    .map(({ name, required, description, schema }) => ({
      name,
      kind: kindOf(schema),
      note: noteOf(schema, description),
      optional: required !== true,
    }));
}

function answersOf({ responses = {} }: Operation): Answer[] {
  return Object.entries(responses).map(([status, { description, content }]) => {
    const said = description && description !== 'Default Response' ? description : undefined;
    // Every refusal has the same form; the page says so once.
    const fields = Number(status) < 400 ? fieldsOf(content) : [];
    return { status, note: said ?? STATUS_WORDS[status] ?? '', fields };
  });
}

function isPersonal({ parameters = [], security = [] }: Operation): boolean {
  return security.length > 0 || parameters.some(({ name }) => name.toLowerCase() === 'x-user-id');
}

const idFrom = (...words: string[]): string =>
  words
    .join('-')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '');

function callOf(path: string, method: string, operation: Operation, siteUrl: string): Call {
  const asked = { method: method.toUpperCase(), path, personal: isPersonal(operation) };
  return {
    ...asked,
    id: idFrom(method, path),
    summary: operation.summary ?? operation.description ?? '',
    curl: curlLine({ ...asked, operation }, siteUrl),
    parameters: parameterLines(operation),
    body: fieldsOf(operation.requestBody?.content),
    answers: answersOf(operation),
  };
}

/** `/api/horoscope/{sign}` belongs to "Horoscope", unless the document says otherwise. */
function groupOf(path: string, { tags }: Operation): string {
  const word = tags?.[0] ?? path.split('/')[2] ?? 'other';
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

export function callGroups({ paths = {}, servers = [] }: ApiDocument): CallGroup[] {
  const siteUrl = servers[0]?.url ?? '';
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation) continue;
      const name = groupOf(path, operation);
      groups.set(name, [...(groups.get(name) ?? []), callOf(path, method, operation, siteUrl)]);
    }
  }
  return [...groups].map(([name, calls]) => ({ id: idFrom('calls', name.toLowerCase()), name, calls }));
}
