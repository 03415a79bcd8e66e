import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../docs/acceptance.md');

/** Titles stand in the last column of the tables, between backticks. */
export function missingAcceptanceTitles(ran: ReadonlySet<string>): string[] {
  const rows = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'));
  const named = rows.flatMap((row) =>
    [
      ...row
        .split('|')
        .at(-2)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, title]) => title!),
  );
  if (named.length === 0) return ['(no title at all)'];
  return named.filter((title) => !ran.has(title));
}
