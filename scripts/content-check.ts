import { readingProblems, type ReadingFiles } from '../src/content/horoscope.ts';
import { sharedRuns, slips, toneHits, overusedOpenings } from '../src/domain/horoscope/prose-rules.ts';
import { blogFaults } from './blog-check.ts';
import { chartFaults } from './chart-check.ts';
import { compatibilityFaults } from './compatibility-check.ts';
import { readReadingFiles } from './compile-content.ts';
import { forecastFaults } from './forecast-check.ts';
import { jokeFaults } from './jokes-check.ts';
import { mailFaults } from './mail-check.ts';
import { quoteFaults, quoteLoreFaults } from './quotes-check.ts';
import { reportFaults } from './report-check.ts';
import { tarotFaults } from './tarot-check.ts';
import { contentTypographyFaults } from './typography-check.ts';

/** Slots get ordinary values, so that grammar is judged on what a reader would see. */
const SAMPLE_SLOTS: Record<string, string> = {
  sign: 'Aries',
  from: 'Pisces',
  lunation: 'Aries',
  weekday: 'Sunday',
  until: 'December 6',
  news: 'Venus moves into Leo',
  News: 'Venus moves into Leo',
  other: 'the Moon',
  Other: 'The Moon',
  ruler: 'the Moon',
  Ruler: 'The Moon',
  fast: 'the Moon',
  Fast: 'The Moon',
  touches: 'meets',
  body: 'the Sun',
  Body: 'The Sun',
};

/** Only the paragraph's own body has its place checked: the other may be anywhere. */
const MISPLACED =
  /\{other\}(?:’s \w+)? in (?:\{sign\}|your)|\{Other\} and \w+ (?:are|meet|stand|sit|share) [^.,;]*\bin (?:\{sign\}|your)/;

function proseProblems(files: ReadingFiles): string[] {
  const all = Object.values(files).flat();
  const single = Object.entries(files).flatMap(([file, units]) =>
    units.flatMap(({ id, heading = 'None', text }) => {
      const sample = text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => SAMPLE_SLOTS[name] ?? slot);
      const faults = [...slips(sample), ...toneHits(`${heading}. ${text}`).map((hit) => `says ${hit}`)];
      if (MISPLACED.test(text)) faults.push('puts {other} into a place it may not be in');
      return faults.map((fault) => `${file}: ${id}: text: ${fault}`);
    }),
  );
  const runs = sharedRuns(all, 8).map((fault) => `readings: ${fault}`);
  const openings = overusedOpenings(all, Math.floor(all.length * 0.01)).map((fault) => `readings: ${fault}`);
  const headings = Object.groupBy(all, ({ heading }) => heading ?? '');
  const twice = Object.entries(headings)
    .filter(([heading, units]) => heading && units!.length > 1)
    .map(
      ([heading, units]) =>
        `readings: heading “${heading}” stands over ${units!.map(({ id }) => id).join(', ')}`,
    );
  return [...single, ...runs, ...openings, ...twice];
}

const files = readReadingFiles();
const problems = readingProblems(files);
// Prose is judged only once every paragraph has its shape: a missing text would read as a slip.
if (problems.length === 0) problems.push(...proseProblems(files as ReadingFiles));
problems.push(
  ...blogFaults(),
  ...chartFaults(),
  ...compatibilityFaults(),
  ...forecastFaults(),
  ...jokeFaults(),
  ...mailFaults(),
  ...quoteFaults(),
  ...quoteLoreFaults(),
  ...reportFaults(),
  ...tarotFaults(),
  ...contentTypographyFaults(),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`content: ${Object.values(files as ReadingFiles).flat().length} reading paragraphs, no faults`);
}
