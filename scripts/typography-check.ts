import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitFile } from '../src/content/front-matter.ts';
import { linesOfMarkdown, textsIn } from '../src/content/readable-texts.ts';
import { typographyFaults } from '../src/domain/typography/typography.ts';

const FOLDER = join(import.meta.dirname, '../content');
const SOURCES = join(import.meta.dirname, '../src');

function textsOf(file: string): string[] {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  if (file.endsWith('.yml')) return textsIn(parse(source));
  if (!file.endsWith('.md')) return source.split('\n');
  const { header, body } = splitFile(file, source);
  return [...textsIn(header), ...linesOfMarkdown(file, body)];
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
