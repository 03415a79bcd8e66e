import { stringify } from 'yaml';
import type { Fields, FileUnit } from '../../domain/content-edits/edit.ts';
import { DOCUMENT_NAMES, type DocumentName } from '../../domain/documents/documents.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { ContentFault } from '../content-fault.ts';
import { documentFrom, type DocumentFiles } from '../documents.ts';
import { splitFile } from '../front-matter.ts';
import { linesOfMarkdown } from '../readable-texts.ts';
import type { KindAdapter, UnitChanges } from './adapter.ts';
import { date, line, list, markdown } from './field-shapes.ts';
import { presentFields, tidyFields } from './flat.ts';
import { bodyOf } from './markdown-body.ts';
import { sentence } from './sentences.ts';

const FIELDS = [
  date('updatedAt', 'Updated'),
  line('version', 'Version', { optional: true, hint: 'Legal texts: one more with every change.' }),
  list('changes', 'Changes', {
    optional: true,
    hint: 'Newest first, each as: 1.7 (2026-11-18): What is different.',
  }),
  markdown('markdown', 'Text'),
];

const TITLES: Readonly<Record<DocumentName, string>> = {
  about: 'About',
  logos: 'Logos',
  'privacy-policy': 'Privacy policy',
  'terms-of-service': 'Terms of service',
};

interface Change {
  version: string;
  date: string;
  what: string;
}

interface Header {
  updatedAt: string;
  version?: string;
  changes?: readonly Change[];
}

const CHANGE = /^(\S+) \((\d{4}-\d{2}-\d{2})\): ([\s\S]+)$/;

const changeLine = ({ version, date: day, what }: Change): string => `${version} (${day}): ${what}`;

function changeFrom(written: string): Change {
  const [, version, day, what] = CHANGE.exec(written) ?? [];
  if (version && day && what) return { version, date: day, what };
  throw new ContentFault(`“${written}” must be written as 1.7 (2026-11-18): What is different`);
}

const fileOf = (unit: string): string => `documents/${unit}.md`;

function unitOf(unit: DocumentName, source: string): FileUnit {
  const { header, body } = splitFile(fileOf(unit), source);
  const { changes, ...plain } = header as Header;
  return {
    kind: 'document',
    unit,
    file: fileOf(unit),
    title: TITLES[unit],
    href: `/${unit}`,
    fields: { ...plain, ...(changes && { changes: changes.map(changeLine) }), markdown: body.trim() },
  };
}

function recordOf(fields: Fields): Record<string, unknown> {
  const { markdown: _body, changes, ...header } = presentFields(fields, FIELDS);
  return changes ? { ...header, changes: (changes as string[]).map(changeFrom) } : header;
}

const sourceOf = (fields: Fields): string =>
  `---\n${stringify(recordOf(fields), { lineWidth: 0 })}---\n${bodyOf(String(fields.markdown))}`;

function withUnits(compiled: unknown, changes: UnitChanges): DocumentFiles {
  const files = { ...(compiled as DocumentFiles) };
  for (const [unit, change] of changes) if (change !== 'hidden') files[fileOf(unit)] = sourceOf(change);
  return files;
}

function problems(unit: string, fields: Fields): string[] {
  try {
    documentFrom(unit as DocumentName, sourceOf(fields));
    const lines = linesOfMarkdown(fileOf(unit), String(fields.markdown));
    const texts = [...((fields.changes ?? []) as string[]), ...lines];
    return texts.flatMap(typographyFaults).map((fault) => sentence('', fault));
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    return error.message.split('\n').map((fault) => sentence('', fault.replace(`${fileOf(unit)}: `, '')));
  }
}

export const DOCUMENTS: KindAdapter = {
  kind: 'document',
  label: 'Documents',
  one: 'document',
  canAdd: false,
  canHide: false,
  noun: 'documents',
  fields: FIELDS,
  hiddenBy: null,
  source: { form: 'markdown', bodyField: 'markdown' },
  units: (compiled) => DOCUMENT_NAMES.map((name) => unitOf(name, (compiled as DocumentFiles)[fileOf(name)]!)),
  withUnits,
  problems,
  paths: (unit) => [new RegExp(`^/(?:api/documents/)?${unit}(?:$|\\?)`), /^\/sitemap/],
  tidy: (fields) => tidyFields(fields, FIELDS),
  recordOf: (_unit, fields) => recordOf(fields),
  fileOfNew: fileOf,
};
