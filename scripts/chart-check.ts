import { chartProblems } from '../src/content/chart.ts';
import {
  clicheHits,
  overusedOpenings,
  sharedRuns,
  slips,
  toneHits,
} from '../src/domain/horoscope/prose-rules.ts';
import { readChartFiles } from './compile-content.ts';

interface Named {
  id: string;
  text: string;
}

/** Texts of one page that share so many words in a row would be noticed. */
const RUN_LENGTH = 7;
const SAME_OPENINGS = 4;
/** These are about a person, the others about a day, which must not seem to foretell anything. */
const ABOUT_PERSONS = /\/(?:sun|moon|rising|elements|modes)\.yml$/;

function textsOf(file: string, units: unknown): Named[] {
  return (units as (string | { key: string; text: string })[]).map((unit, index) =>
    typeof unit === 'string'
      ? { id: `${file} ${index + 1}`, text: unit }
      : { id: `${file} ${unit.key}`, text: unit.text },
  );
}

/** Every fault of the words of birth charts, shape first. */
export function chartFaults(): string[] {
  const files = readChartFiles();
  const problems = chartProblems(files);
  if (problems.length > 0) return problems;
  const lists = Object.entries(files).map(([file, units]) => ({ file, texts: textsOf(file, units) }));
  const all = lists.flatMap(({ texts }) => texts);
  const single = lists.flatMap(({ file, texts }) =>
    texts.flatMap(({ id, text }) => {
      const hits = ABOUT_PERSONS.test(file) ? clicheHits(text) : toneHits(text);
      return [...slips(text), ...hits.map((hit) => `says ${hit}`)].map((fault) => `${id}: ${fault}`);
    }),
  );
  return [...single, ...sharedRuns(all, RUN_LENGTH), ...overusedOpenings(all, SAME_OPENINGS)];
}
