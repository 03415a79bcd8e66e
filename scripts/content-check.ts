import { readingProblems, type ReadingFiles } from '../src/content/horoscope.ts';
import { paragraphFaults } from '../src/content/reading-prose.ts';
import { sharedRuns, overusedOpenings } from '../src/domain/horoscope/prose-rules.ts';
import { newestWords } from '../src/domain/horoscope/rewordings.ts';
import { blogFaults } from './blog-check.ts';
import { chartFaults } from './chart-check.ts';
import { compatibilityFaults } from './compatibility-check.ts';
import { readReadingFiles } from './compile-content.ts';
import { forecastFaults } from './forecast-check.ts';
import { jokeFaults } from './jokes-check.ts';
import { mailFaults } from './mail-check.ts';
import { quoteFaults, quoteLoreFaults } from './quotes-check.ts';
import { reportFaults } from './report-check.ts';
import { catFaults } from './social-cats-check.ts';
import { tarotFaults } from './tarot-check.ts';
import { contentTypographyFaults } from './typography-check.ts';
import { verseFaults } from './verses-check.ts';

function proseProblems(files: ReadingFiles): string[] {
  // New words of a paragraph may keep most of the old ones.
  const all = newestWords(Object.values(files).flat());
  const single = Object.entries(files).flatMap(([file, units]) =>
    units.flatMap((unit) => paragraphFaults(unit).map((fault) => `${file}: ${unit.id}: text: ${fault}`)),
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
  ...catFaults(),
  ...tarotFaults(),
  ...verseFaults(),
  ...contentTypographyFaults(),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`content: ${Object.values(files as ReadingFiles).flat().length} reading paragraphs, no faults`);
}
