import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitFile } from '../src/content/front-matter.ts';
import { plainOf, renderMarkdown } from '../src/content/markdown.ts';

const FOLDER = join(import.meta.dirname, '../content');
const SOURCES = join(import.meta.dirname, '../src');

/** What a typewriter has for want of better. */
const RULES: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a straight apostrophe', /'/],
  ['a straight quotation mark', /"/],
  ['two hyphens for a dash', /--/],
  ['a hyphen for a dash', /(?:^|\s)-(?=\s|$)/],
  ['a hyphen between figures', /(?<![\w-])\d+-\d+(?![\w-])/],
];

/** Addresses, dates as programs write them, numbers of standards, and slots. */
const NOT_PROSE = /\bISO [\d-]+|https?:\/\/\S+|\b\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.]+Z)?\b|\{[^{}]*\}/g;

/** The faults of a text as a reader sees it, each with the words around it. */
export function typographyFaults(text: string): string[] {
  const prose = text.replaceAll(NOT_PROSE, '…');
  return RULES.flatMap(([fault, pattern]) => {
    const hit = pattern.exec(prose);
    return hit ? [`has ${fault}: “${prose.slice(Math.max(0, hit.index - 25), hit.index + 25).trim()}”`] : [];
  });
}

/** Where a quote was found is a path in somebody's repository. */
const UNREAD_KEYS = ['source'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD_KEYS.includes(key) ? [] : textsIn(inner)));
}

function textsOf(file: string): string[] {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  if (file.endsWith('.yml')) return textsIn(parse(source));
  if (!file.endsWith('.md')) return source.split('\n');
  const { header, body } = splitFile(file, source);
  const { html } = renderMarkdown(file, body);
  const prose = html.replaceAll(/<(pre|code)>[\s\S]*?<\/\1>/g, '');
  return [...textsIn(header), ...plainOf(prose).split('\n')];
}

/** Words under `content/` that are set as on a typewriter, a sentence each that names the file. */
export function contentTypographyFaults(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:yml|md|txt)$/.test(file) && !file.endsWith('README.md'))
    .flatMap((file) =>
      textsOf(file)
        .flatMap(typographyFaults)
        .map((fault) => `${file}: ${fault}`),
    );
}

/** Our formatter sets double quotes only around a text that has an apostrophe, so these are words for people. */
const STRAIGHT_LABEL = /^(?!\s*(?:\/\/|\/?\*)).*(?:"[^"\n]*\p{L}'\p{L}[^"\n]*"|&apos;)/gmu;
const WINGS_WITH_LABELS = ['web', 'domain', 'contract'];

/** Labels in the code with straight apostrophes: popups and notices come with the script and are on no crawled page. */
export function labelTypographyFaults(): string[] {
  return WINGS_WITH_LABELS.flatMap((wing) =>
    readdirSync(join(SOURCES, wing), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(SOURCES, wing, file), 'utf8');
        return [...source.matchAll(STRAIGHT_LABEL)].map(
          ([line]) => `${wing}/${file}: has a straight apostrophe: ${line.trim()}`,
        );
      }),
  );
}
