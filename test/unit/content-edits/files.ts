import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readBlog } from '../../../src/content/blog.ts';
import { readDocumentFiles } from '../../../src/content/documents.ts';

export const CONTENT = join(import.meta.dirname, '../../../content');

export const textOfFile = (file: string): string => readFileSync(join(CONTENT, file), 'utf8');

function listsOf(noun: string): Record<string, unknown> {
  const names = readdirSync(join(CONTENT, noun)).filter((name) => name.endsWith('.yml'));
  return Object.fromEntries(
    names.sort().map((name) => [`${noun}/${name}`, parse(textOfFile(`${noun}/${name}`)) as unknown]),
  );
}

const compiled = new Map<string, unknown>();

function compile(noun: string): unknown {
  if (noun === 'blog') return readBlog(join(CONTENT, 'blog'));
  if (noun === 'documents') return readDocumentFiles(join(CONTENT, 'documents'));
  return listsOf(noun);
}

/** What an adapter gets of its noun, straight from the files. */
export function compiledOf(noun: string): unknown {
  if (!compiled.has(noun)) compiled.set(noun, compile(noun));
  return compiled.get(noun);
}
