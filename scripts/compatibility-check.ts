import {
  compatibilityProblems,
  type CompatibilityFiles,
  type PairText,
  type WeekParagraph,
} from '../src/content/compatibility.ts';
import { PAIR_RUN_LENGTH, sharedSentences, textsOfPair } from '../src/content/pair-rules.ts';
import { proseFaults, sharedRuns } from '../src/domain/horoscope/prose-rules.ts';
import { readCompatibilityFiles } from './compile-content.ts';

/** Slots get ordinary values, so that grammar is judged on what a reader would see. */
const SAMPLE_SLOTS: Record<string, string> = {
  weekday: 'Sunday',
  fast: 'the Moon',
  Fast: 'The Moon',
  slow: 'the Sun',
  ruler: 'Venus',
  Ruler: 'Venus',
  whose: 'the ruler you share',
  fastSign: 'Cancer',
  slowSign: 'Leo',
  into: 'Libra',
  sign: 'Leo',
  partner: 'Cancer',
  glad: 'Aries',
  other: 'Libra',
};

function textsOf(unit: PairText | WeekParagraph): { id: string; texts: string[] } {
  if ('pair' in unit) return { id: unit.pair, texts: textsOfPair(unit) };
  return {
    id: unit.id,
    texts: [unit.text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => SAMPLE_SLOTS[name] ?? slot)],
  };
}

/** Every fault of the pairs' words, shape first; none means they may be published. */
export function compatibilityFaults(): string[] {
  const files = readCompatibilityFiles();
  const problems = compatibilityProblems(files);
  if (problems.length > 0) return problems;
  const units = Object.entries(files as CompatibilityFiles);
  const single = units.flatMap(([file, list]) =>
    list.flatMap((unit) => {
      const { id, texts } = textsOf(unit);
      return texts.flatMap(proseFaults).map((fault) => `${file}: ${id}: ${fault}`);
    }),
  );
  const all = units.flatMap(([, list]) => list);
  const runs = sharedRuns(
    all.map((unit) => ({ id: textsOf(unit).id, text: textsOf(unit).texts.join(' ') })),
    PAIR_RUN_LENGTH,
  );
  const pairs = all.filter((unit) => 'pair' in unit);
  return [...single, ...[...runs, ...sharedSentences(pairs)].map((fault) => `compatibility: ${fault}`)];
}
