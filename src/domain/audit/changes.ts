/** One thing that is another than before; null where there was nothing, or is nothing any more. */
export interface Change {
  what: string;
  before: string | null;
  after: string | null;
}

/** Longer texts are told by their beginning. */
const LONGEST = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Every single value by the names that lead to it: "price.cents". */
function valuesOf(value: unknown, name: string, into: Map<string, string>): Map<string, string> {
  if (value === null || value === undefined) return into;
  if (!isRecord(value)) return into.set(name, written(value));
  for (const [part, inner] of Object.entries(value)) valuesOf(inner, name ? `${name}.${part}` : part, into);
  return into;
}

/** What a change made of what was before, value by value; what stayed is left out. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const old = valuesOf(before, '', new Map());
  const now = valuesOf(after, '', new Map());
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((what) => ({ what, before: old.get(what) ?? null, after: now.get(what) ?? null }))
    .filter((change) => change.before !== change.after);
}
