import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../docs/acceptance.md');
const HEAD = /^\| (Sentence|-+) /;

/** Titles stand in the last column of the tables, between backticks. */
function titlesOf(row: string): string[] {
  const named = row
    .split('|')
    .at(-2)!
    .matchAll(/`([^`]+)`/g);
  const titles = [...named].map(([, title]) => title!);
  return titles.length > 0 ? titles : [`(none at all) ${row}`];
}

export function missingAcceptanceTitles(ran: ReadonlySet<string>): string[] {
  const rows = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !HEAD.test(line));
  if (rows.length === 0) return ['(no row at all)'];
  return rows.flatMap(titlesOf).filter((title) => !ran.has(title));
}
