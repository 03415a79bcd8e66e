import type { Operation, Schema } from './api-document.ts';

/** A value a reader can send as it is; where the description has none, the name says what belongs there. */
function exampleOf(name: string, schema: Schema | undefined): unknown {
  const given = schema?.example ?? schema?.examples?.[0] ?? schema?.const ?? schema?.enum?.[0];
  if (given !== undefined) return given;
  if (schema?.anyOf) return exampleOf(name, schema.anyOf[0]);
  const type = Array.isArray(schema?.type) ? schema.type[0] : schema?.type;
  switch (type) {
    case 'object':
      return exampleBody(schema!);
    case 'array':
      return [exampleOf(name, schema!.items)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema!.minimum ?? 1;
    default:
      return name.toUpperCase();
  }
}

/** What must be sent; of a body that needs nothing, its first field. */
function exampleBody({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = Object.keys(properties);
  const sent = required.length > 0 ? names.filter((name) => required.includes(name)) : names.slice(0, 1);
  return Object.fromEntries(sent.map((name) => [name, exampleOf(name, properties[name])]));
}

function addressOf(path: string, { parameters = [] }: Operation): string {
  const valueOf = (name: string): string => {
    const parameter = parameters.find((one) => one.name === name);
    return encodeURIComponent(String(exampleOf(name, parameter?.schema)));
  };
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${valueOf(name)}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  return filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export interface AskedCall {
  method: string;
  path: string;
  personal: boolean;
  operation: Operation;
}

/** One line for a terminal that makes the call. */
export function curlLine({ method, path, personal, operation }: AskedCall, siteUrl: string): string {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const headers = [
    ...(personal ? ['X-User-Id: YOUR_ID'] : []),
    ...(body ? ['Content-Type: application/json'] : []),
  ];
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(siteUrl + addressOf(path, operation)),
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body ? [`-d ${quoted(JSON.stringify(exampleBody(body)))}`] : []),
  ].join(' ');
}
