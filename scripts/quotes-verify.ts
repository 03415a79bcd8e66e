import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quoteLoreFrom } from '../src/content/quote-lore.ts';
import type { AuthorFile, Quote } from '../src/content/quotes.ts';
import type { CheckedSource } from '../src/domain/quotes/quote.ts';
import { readQuoteFiles, readQuoteLore } from './compile-content.ts';
import { sourceText } from './source-text.ts';

/** Free are white space, the case of the first letter, the outer marks of quotation and the closing mark. */
function bare(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[“‘"']+|[”’"'.,;:!?—–…]+$/g, '')
    .trim();
}

function otherCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

/** Whether the words stand at the place the record names. */
export function standsAt(text: string, quote: Pick<Quote, 'text'>, position: number): boolean {
  const words = bare(quote.text);
  return [words, otherCase(words[0]!) + words.slice(1)].some((wanted) => text.startsWith(wanted, position));
}

/** Repositories lie in the folder as `owner+name`, bare or with a work tree. */
function gitDirectory(folder: string, repo: string): string | null {
  const base = join(folder, repo.replace('/', '+'));
  const places = [join(base, 'repo/.git'), join(base, 'repo'), join(base, '.git'), base];
  return places.find((place) => existsSync(join(place, 'HEAD'))) ?? null;
}

/** A quote, or the real line beside one that is quoted under the wrong name. */
type Line = Pick<Quote, 'slug' | 'text'> & { source: CheckedSource };

const texts = new Map<string, string>();

/** The words of a file at its revision, read once. */
export function textOf(folder: string, { repo, revision, file }: CheckedSource): string {
  const key = `${repo} ${revision} ${file}`;
  const directory = gitDirectory(folder, repo);
  if (!directory) throw new Error(`${repo} is not in the folder`);
  if (!texts.has(key)) {
    const asked = [`--git-dir=${directory}`, 'show', `${revision}:${file}`];
    const bytes = execFileSync('git', asked, { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
    texts.set(key, sourceText(file, bytes));
  }
  return texts.get(key)!;
}

function faultOf(folder: string, quote: Line): string | null {
  try {
    const text = textOf(folder, quote.source);
    return standsAt(text, quote, quote.source.position) ? null : 'other words stand there';
  } catch (error) {
    return `the text could not be read: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}

/** Every record against the text it names: `npm run quotes:verify -- folder-of-texts`. */
function verify(folder: string): void {
  const quotes: Line[] = [
    ...(Object.values(readQuoteFiles()) as AuthorFile[])
      .flatMap((file) => file.quotes)
      // What is only told names no text to compare with.
      .flatMap(({ slug, text, source }) => ('told' in source ? [] : [{ slug, text, source }])),
    ...quoteLoreFrom(readQuoteLore()).misattributions.flatMap(({ slug, realLine }) =>
      realLine ? [{ slug, text: realLine.text, source: realLine.source }] : [],
    ),
  ];
  const wrong = quotes.flatMap((quote) => {
    const fault = faultOf(folder, quote);
    return fault ? [`${quote.slug}: ${fault}`] : [];
  });
  for (const line of wrong) console.error(line);
  console.log(
    `${quotes.length} quotes in ${texts.size} texts, ${quotes.length - wrong.length} word for word, ${wrong.length} not`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder) verify(folder);
  else {
    console.error('Say where the texts are: npm run quotes:verify -- folder');
    process.exitCode = 1;
  }
}
