/** As much of an OpenAPI document as the page shows. Everything is optional: the page must not fall over a gap. */
interface Schema {
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  $ref?: string;
  example?: unknown;
  examples?: readonly unknown[];
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

interface Operation {
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content?: Content };
  responses?: Readonly<Record<string, { description?: string; content?: Content }>>;
  security?: readonly unknown[];
}

export interface ApiDocument {
  info?: { title?: string; description?: string };
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

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
  parameters: readonly Line[];
  body: readonly Line[];
  answers: readonly Answer[];
}

export interface CallGroup {
  name: string;
  calls: readonly Call[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const STATUS_WORDS: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, with no content',
  400: 'The request is malformed',
  401: 'Not allowed without signing in',
  404: 'Not found',
  409: 'It conflicts with what’s already there',
  429: 'Too many requests',
  503: 'Not possible right now',
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

function callOf(path: string, method: string, operation: Operation): Call {
  return {
    id: `${method}-${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? operation.description ?? '',
    personal: isPersonal(operation),
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

export function callGroups({ paths = {} }: ApiDocument): CallGroup[] {
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation) continue;
      const name = groupOf(path, operation);
      groups.set(name, [...(groups.get(name) ?? []), callOf(path, method, operation)]);
    }
  }
  return [...groups].map(([name, calls]) => ({ name, calls }));
}
