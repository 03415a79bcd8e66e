import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteChecked } from '../content/checked.ts';
import { readDocumentFiles } from '../content/documents.ts';

const ROOT = join(import.meta.dirname, '../..');

const fileOf = (noun: string): string => join(ROOT, `build/content/${noun}.json`);

/** A noun of the content as the build compiled it. */
export async function compiledText(noun: string): Promise<string> {
  return readFile(fileOf(noun), 'utf8');
}

/** Articles are shown as they were compiled: kept, one that nobody edits is the same one after every edit of another. */
const KEPT_FOR_GOOD = ['blog'];

const kept = new Map<string, Pick<WeakRef<object>, 'deref'>>();

function keptWhileUsed(noun: string, value: object): unknown {
  kept.set(noun, KEPT_FOR_GOOD.includes(noun) ? { deref: () => value } : new WeakRef(value));
  return value;
}

/** By noun, a hash of the text that the build wrote after it had checked the words. */
let checkedTexts: Record<string, string> | undefined;

function parsed(noun: string, text: string): object {
  const value = JSON.parse(text) as object;
  checkedTexts ??= JSON.parse(readFileSync(fileOf('checked'), 'utf8')) as Record<string, string>;
  if (checkedTexts[noun] === hash('sha256', text)) noteChecked(value);
  return value;
}

export async function compiled(noun: string): Promise<unknown> {
  return keptWhileUsed(noun, parsed(noun, await compiledText(noun)));
}

/** The documents lie in their files as they were written: they are few, and need no compiling. */
function readNow(noun: string): object {
  if (noun === 'documents') return readDocumentFiles(join(ROOT, 'content/documents'));
  return parsed(noun, readFileSync(fileOf(noun), 'utf8'));
}

/** At once, for whoever changes a little of it; read again where nobody has used it for a while. Never to be written to. */
export function compiledNow(noun: string): unknown {
  return kept.get(noun)?.deref() ?? keptWhileUsed(noun, readNow(noun));
}
