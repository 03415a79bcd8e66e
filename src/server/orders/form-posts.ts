import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const NUMBERS = new Set(['id', 'lat', 'lon', 'uncertainMinutes', 'fold']);
const DEEPEST = 4;

type Fields = { [name: string]: unknown };

const valueOf = (name: string, text: string): unknown =>
  NUMBERS.has(name) && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Where a field belongs; null where one on the way has a value of its own. */
function folderIn(fields: Fields, names: readonly string[]): Fields | null {
  let at = fields;
  for (const name of names) {
    const next = (at[name] ??= Object.create(null));
    if (typeof next !== 'object') return null;
    at = next as Fields;
  }
  return at;
}

/** `birth.place.id=17` as `{ birth: { place: { id: 17 } } }`; what is empty was not filled in. */
export function fieldsOf(body: string): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [path, text] of new URLSearchParams(body)) {
    const names = path.split('.');
    const last = names.pop()!;
    if (text === '' || names.length >= DEEPEST) continue;
    const at = folderIn(fields, names);
    if (at) at[last] = valueOf(last, text);
  }
  const birth = fields['birth'] as Fields | undefined;
  // A form cannot say null: a time that is not there is unknown.
  if (typeof birth === 'object') birth['time'] ??= null;
  return fields;
}

/** Pages work without script: the same calls take what a form posts, and lead on to a page. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, fieldsOf(body as string));
  });
}

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(FORM_TYPE) === true;

export const seeOther = (reply: FastifyReply, url: string): FastifyReply => reply.redirect(url, 303);
