import type { EditKind, Fields } from './edit.ts';

const LONGEST_PART = 60;
const AUTHOR = 'author.name';

/** "Café au lait, please!" → "cafe-au-lait-please", cut at a word. */
export function slugOf(words: string): string {
  const slug = words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.length <= LONGEST_PART ? slug : slug.slice(0, slug.lastIndexOf('-', LONGEST_PART));
}

/** "own-261117204512" of an instant: no two the same, and of the form that jokes have, subject and number. */
function numbered(nowMs: number): string {
  return `own-${new Date(nowMs).toISOString().replaceAll(/\D/g, '').slice(2, 14)}`;
}

/** What a unit that the owner adds is called in addresses; empty while its words are not enough for a name. */
export function newUnitName(kind: EditKind, fields: Fields, nowMs: number): string {
  const words = (name: string): string => slugOf(String(fields[name] ?? ''));
  if (words('text') === '') return '';
  if (kind === 'joke') return numbered(nowMs);
  if (kind !== 'quote') return words('text');
  return words(AUTHOR) === '' ? '' : `${words(AUTHOR)}.${words('text')}`;
}
