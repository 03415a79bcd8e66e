import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { readingProblems, type ReadingFiles } from '../src/contract/content.ts';

const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'build/content/readings.json');

/** `content/readings/*.yml`, parsed but not yet judged, by their names. */
export function readReadingFiles(): Record<string, unknown> {
  const folder = join(ROOT, 'content/readings');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  return Object.fromEntries(
    // Sorted: the order of paragraphs decides whose turn it is, on every file system alike.
    names.sort().map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      try {
        return [`readings/${name}`, parse(text) as unknown];
      } catch (error) {
        throw new Error(`readings/${name}: ${(error as Error).message}`);
      }
    }),
  );
}

/** Words as data → one checked file for the server's boot. Throws with every fault named. */
export function compileContent(): { target: string; paragraphs: number } {
  const files = readReadingFiles();
  const problems = readingProblems(files);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, `${JSON.stringify(files)}\n`);
  return { target: TARGET, paragraphs: Object.values(files as ReadingFiles).flat().length };
}

if (import.meta.main) {
  try {
    const { target, paragraphs } = compileContent();
    console.log(`content: ${paragraphs} paragraphs → ${target}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
