import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const DOCUMENTS_FOLDER = join(ROOT, 'content/documents');

const fileOf = (noun: string): string => join(ROOT, `build/content/${noun}.json`);

/** A noun of the content as the build compiled it. */
export async function compiledText(noun: string): Promise<string> {
  return readFile(fileOf(noun), 'utf8');
}

const parsed = new Map<string, WeakRef<object>>();

function keptWhileUsed(noun: string, text: string): unknown {
  const value = JSON.parse(text) as object;
  parsed.set(noun, new WeakRef(value));
  return value;
}

export async function compiled(noun: string): Promise<unknown> {
  return keptWhileUsed(noun, await compiledText(noun));
}

/** At once, for whoever changes a little of it; read again where nobody has used it for a while. Never to be written to. */
export function compiledNow(noun: string): unknown {
  return parsed.get(noun)?.deref() ?? keptWhileUsed(noun, readFileSync(fileOf(noun), 'utf8'));
}
