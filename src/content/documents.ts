import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CivilDateText } from '../contract/calendar.ts';
import type { SiteDocument } from '../contract/documents.ts';
import { DOCUMENT_NAMES, type DocumentName } from '../domain/documents/documents.ts';
import { slotFaults } from '../domain/documents/slots.ts';
import { ContentFault } from './content-fault.ts';
import { splitFile } from './front-matter.ts';
import { plainOf, renderMarkdown } from './markdown.ts';

const Version = z.string().regex(/^\d+\.\d+$/, 'must be a number like "1.0"');

const Header = z
  .strictObject({
    updatedAt: CivilDateText,
    version: Version.optional(),
    changes: z
      .array(z.strictObject({ version: Version, date: CivilDateText, what: z.string().min(10) }))
      .default([]),
  })
  .refine(({ version, updatedAt, changes }) => {
    const [newest] = changes;
    return newest === undefined
      ? version === undefined
      : newest.version === version && newest.date === updatedAt;
  }, 'its first change must be the one that made this version');

/** What a sentence says where a setting is given, with `{value}` in it, and what where it is not. */
const OwnerSentence = z.strictObject({ given: z.string().includes('{value}'), missing: z.string() });
/** What is said where there is an address to write to, and what where there is none. */
const WrittenSentence = z.strictObject({ given: z.string().min(1), missing: z.string().min(1) });
const OwnerWords = z.strictObject({
  owner: OwnerSentence,
  address: OwnerSentence,
  contact: OwnerSentence,
  law: OwnerSentence,
  corrections: WrittenSentence,
  'reading-removal': WrittenSentence,
  'request-by-letter': WrittenSentence,
  refunds: OwnerSentence,
  'present-returns': OwnerSentence,
  'order-address': WrittenSentence,
});
export type OwnerWords = z.infer<typeof OwnerWords>;

export interface DocumentContent {
  documents: readonly SiteDocument[];
  ownerWords: OwnerWords;
}

function checked<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${file}: ${[path.join('.'), message].join(' ').trim()}`,
  );
  throw new ContentFault(faults.join('\n'));
}

function sectionsOf(html: string): Pick<SiteDocument, 'opening' | 'sections'> {
  const [opening = ''] = html.split('<h2 id="', 1);
  const parts = html.slice(opening.length).split(/(?=<h2 id=")/);
  const sections = parts.filter(Boolean).map((part) => {
    const [whole, id, heading] = /^<h2 id="([^"]*)">(.*?)<\/h2>/s.exec(part)!;
    return { id: id!, heading: plainOf(heading!), html: part.slice(whole.length).trim() };
  });
  return { opening: opening.trim(), sections };
}

/** One document from its file, its slots still open. */
export function documentFrom(name: DocumentName, source: string): SiteDocument {
  const file = `documents/${name}.md`;
  const { header, body } = splitFile(file, source);
  const { updatedAt, version = null, changes } = checked(file, Header, header);
  const faults = slotFaults(body).map((fault) => `${file}: ${fault}`);
  if (faults.length > 0) throw new ContentFault(faults.join('\n'));
  const { html } = renderMarkdown(file, body);
  return { name, updatedAt, version, changes, ...sectionsOf(html) };
}

/** The texts of a folder by their files' names, as `documents/about.md`. */
export type DocumentFiles = Readonly<Record<string, string>>;

const OWNER_FILE = 'documents/owner.yml';

export function readDocumentFiles(folder: string): DocumentFiles {
  const files = [...DOCUMENT_NAMES.map((name) => `documents/${name}.md`), OWNER_FILE];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, basename(file)), 'utf8')]));
}

/** Every document from its file's text; a fault stops the start with a sentence that names file and field. */
export function documentsFrom(files: DocumentFiles): DocumentContent {
  return {
    documents: DOCUMENT_NAMES.map((name) => documentFrom(name, files[`documents/${name}.md`]!)),
    ownerWords: checked(OWNER_FILE, OwnerWords, parse(files[OWNER_FILE]!)),
  };
}

/** Every document of the folder. */
export const loadDocuments = (folder: string): DocumentContent => documentsFrom(readDocumentFiles(folder));
