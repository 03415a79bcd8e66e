import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { chartProblems } from '../src/content/chart.ts';
import { compatibilityProblems } from '../src/content/compatibility.ts';
import { readingProblems, type ReadingFiles } from '../src/content/horoscope.ts';
import { forecastProblems } from '../src/content/forecast.ts';
import { jokeProblems } from '../src/content/jokes.ts';
import { mailProblems } from '../src/content/mail.ts';
import { weavingProblems } from '../src/content/spreads.ts';
import { tarotProblems } from '../src/content/tarot.ts';
import { loreProblems } from '../src/content/quote-lore.ts';
import { quoteProblems } from '../src/content/quotes.ts';
import { reportProblems } from '../src/content/report.ts';
import { shopProblems } from '../src/content/shop.ts';
import { catProblems } from '../src/content/social-cats.ts';
import { pictureProblems } from '../src/content/social-pictures.ts';
import { verseProblems } from '../src/content/social-verses.ts';
import { repeatedRunsOf, type Paragraph } from '../src/domain/horoscope/bank.ts';
import { readBlog } from '../src/content/blog.ts';

const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'build/content');

/** `content/{noun}/*.yml`, parsed but not yet judged, by their names. */
function readFiles(noun: string): Record<string, unknown> {
  const folder = join(ROOT, 'content', noun);
  const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  return Object.fromEntries(
    // Sorted: the order of paragraphs decides whose turn it is, on every file system alike.
    names.sort().map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      try {
        return [`${noun}/${name}`, parse(text) as unknown];
      } catch (error) {
        throw new Error(`${noun}/${name}: ${(error as Error).message}`);
      }
    }),
  );
}

export const readReadingFiles = (): Record<string, unknown> => readFiles('horoscope');
/** Weeks and months have sections of their own and share the sentences that tell their news. */
export const readForecastFiles = (kind: 'weekly' | 'monthly'): Record<string, unknown> => ({
  ...readFiles(kind),
  ...readFiles('period-news'),
});
export const readChartFiles = (): Record<string, unknown> => readFiles('chart');
export const readCompatibilityFiles = (): Record<string, unknown> => readFiles('compatibility');
export const readJokeFiles = (): Record<string, unknown> => readFiles('jokes');
/** One file among the words of the shop. */
export const readMailWords = (): unknown => readFiles('shop')['shop/mail.yml'];
export const readQuoteFiles = (): Record<string, unknown> => readFiles('quotes');
export const readQuoteLore = (): Record<string, unknown> => readFiles('quote-lore');
export const readReportFiles = (): Record<string, unknown> => readFiles('report');
const readShopFiles = (): Record<string, unknown> => readFiles('shop');
export const readTarotFiles = (): Record<string, unknown> => readFiles('tarot');
export const readCatFiles = (): Record<string, unknown> => readFiles('social/cats');
const readSocialPictures = (): Record<string, unknown> => readFiles('social');
export const readSpreadFiles = (): Record<string, unknown> => readFiles('spreads');
export const readVerseFiles = (): Record<string, unknown> => readFiles('social/verses');

/** What was written, as a hash: whoever reads it and finds the same need not check it again. */
function write(noun: string, data: unknown): string {
  const text = `${JSON.stringify(data)}\n`;
  writeFileSync(join(TARGET, `${noun}.json`), text);
  return hash('sha256', text);
}

const repeatedRunsIn = (files: Record<string, unknown>): string[] =>
  repeatedRunsOf(Object.values(files as Record<string, Paragraph[]>).flat());

interface Noun {
  name: string;
  files: unknown;
  problems: string[];
}

const noun = <Files>(name: string, files: Files, problemsIn: (files: Files) => string[]): Noun => ({
  name,
  files,
  problems: problemsIn(files),
});

/** Words as data → one checked file per noun for the server's boot. Throws with every fault named. */
export function compileContent(): { target: string; paragraphs: number } {
  const readings = readReadingFiles();
  const weekly = readForecastFiles('weekly');
  const monthly = readForecastFiles('monthly');
  const nouns = [
    noun('horoscope', readings, readingProblems),
    noun('compatibility', readCompatibilityFiles(), compatibilityProblems),
    noun('weekly', weekly, (files) => forecastProblems(files, 'weekly')),
    noun('monthly', monthly, (files) => forecastProblems(files, 'monthly')),
    noun('jokes', readJokeFiles(), jokeProblems),
    noun('tarot', readTarotFiles(), tarotProblems),
    noun('spreads', readSpreadFiles(), weavingProblems),
    noun('quotes', readQuoteFiles(), quoteProblems),
    noun('quote-lore', readQuoteLore(), loreProblems),
    noun('report', readReportFiles(), reportProblems),
    noun('chart', readChartFiles(), chartProblems),
    noun('shop', readShopFiles(), shopProblems),
    noun('mail', readMailWords(), mailProblems),
    noun('social-cats', readCatFiles(), catProblems),
    noun('social-pictures', readSocialPictures(), pictureProblems),
    noun('social-verses', readVerseFiles(), verseProblems),
  ];
  const problems = nouns.flatMap((one) => one.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  mkdirSync(TARGET, { recursive: true });
  write('checked', Object.fromEntries(nouns.map(({ name, files }) => [name, write(name, files)])));
  write('repeated-runs', {
    daily: repeatedRunsIn(readings),
    weekly: repeatedRunsIn(weekly),
    monthly: repeatedRunsIn(monthly),
  });
  write('blog', readBlog(join(ROOT, 'content/blog')));
  return { target: TARGET, paragraphs: Object.values(readings as ReadingFiles).flat().length };
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
