import {
  forecastProblems,
  SECTION_WORDS,
  type ForecastFiles,
  type ForecastParagraph,
} from '../src/content/forecast.ts';
import { PERIOD_KINDS } from '../src/domain/forecast/period.ts';
import {
  sharedRuns,
  slips,
  toneHits,
  wordsOf,
  overusedOpenings,
} from '../src/domain/horoscope/prose-rules.ts';
import { newestWords } from '../src/domain/horoscope/rewordings.ts';
import { readForecastFiles, readReadingFiles } from './compile-content.ts';

/** Both kinds of bodies, since "the Sun" and "Venus" ask for different sentences around them, and the longest words. */
const SAMPLES: Record<string, string>[] = [
  { body: 'the Sun', Body: 'The Sun', other: 'Mars', Other: 'Mars', touches: 'meets' },
  { body: 'Venus', Body: 'Venus', other: 'the Moon', Other: 'The Moon', touches: 'faces' },
  {
    body: 'the Sun',
    Body: 'The Sun',
    other: 'the half Moon',
    Other: 'The half Moon',
    touches: 'is at cross purposes with',
  },
  {
    body: 'the Sun',
    Body: 'The Sun',
    other: 'the Moon in the lunar eclipse',
    Other: 'The Moon in the lunar eclipse',
    touches: 'looks across at',
  },
].map((words) => ({
  ...words,
  sign: 'Aries',
  day: 'Sunday',
  date: 'November 24',
  when: 'on November 24',
  When: 'On November 24',
  until: 'December 6',
}));

/** Slots are filled with up to six words: what counts for a reader is the sentence that comes out. */
function tooLong(text: string): string[] {
  const count = wordsOf(text).length;
  return count > SECTION_WORDS.most ? [`has ${count} words when filled, may have ${SECTION_WORDS.most}`] : [];
}

function proseFaults(files: ForecastFiles): string[] {
  return Object.entries(files).flatMap(([file, units]) =>
    units.flatMap(({ id, text }) => {
      const filled = SAMPLES.map((slots) =>
        text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot),
      );
      const faults = [
        ...new Set(filled.flatMap((one) => [...slips(one), ...tooLong(one)])),
        ...toneHits(text).map((hit) => `says ${hit}`),
      ];
      return faults.map((fault) => `${file}: ${id}: text: ${fault}`);
    }),
  );
}

/** The facts of the sky are said in much the same words; what counts is the writer's own. */
const withoutSlots = ({ id, text }: ForecastParagraph): { id: string; text: string } => ({
  id,
  text: text.replaceAll(/\{\w+\}/g, ' '),
});

/** Weekly and monthly paragraphs: shape, tone, grammar, and no run of words shared with any other, daily ones included. */
export function forecastFaults(): string[] {
  const banks = PERIOD_KINDS.map((kind) => ({ kind, files: readForecastFiles(kind) }));
  const problems = banks.flatMap(({ kind, files }) => forecastProblems(files, kind));
  if (problems.length > 0) return problems;
  const own = banks.flatMap(({ files }) => newestWords(Object.values(files as ForecastFiles).flat()));
  const daily = newestWords(Object.values(readReadingFiles() as ForecastFiles).flat());
  return [
    ...banks.flatMap(({ files }) => proseFaults(files as ForecastFiles)),
    ...sharedRuns([...daily, ...own].map(withoutSlots), 8).filter((fault) => /weekly-|monthly-/.test(fault)),
    ...overusedOpenings(own, Math.floor(own.length * 0.01)).map((fault) => `forecasts: ${fault}`),
  ];
}
