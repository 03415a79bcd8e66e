import {
  compatibilityProblems,
  type CompatibilityFiles,
  type PairText,
  type WeekParagraph,
} from '../src/content/compatibility.ts';
import { sentencesOf, sharedRuns, slips, toneHits } from '../src/domain/horoscope/prose-rules.ts';
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

/** Every text of a pair, field by field. */
export function textsOfPair({ summary, description, strengths, challenges, advice }: PairText): string[] {
  return [summary, description, ...strengths, ...challenges, advice];
}

/** Sentences that stand in two pairs. */
export function sharedSentences(pairs: readonly PairText[]): string[] {
  const owner = new Map<string, string>();
  return pairs.flatMap((text) =>
    textsOfPair(text)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const key = sentence.toLowerCase();
        const first = owner.get(key);
        owner.set(key, first ?? text.pair);
        return first && first !== text.pair ? [`${first} and ${text.pair} share “${sentence}”`] : [];
      }),
  );
}

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
      return texts
        .flatMap((text) => [...slips(text), ...toneHits(text).map((hit) => `says ${hit}`)])
        .map((fault) => `${file}: ${id}: ${fault}`);
    }),
  );
  const all = units.flatMap(([, list]) => list);
  const runs = sharedRuns(
    all.map((unit) => ({ id: textsOf(unit).id, text: textsOf(unit).texts.join(' ') })),
    8,
  );
  const pairs = all.filter((unit) => 'pair' in unit);
  return [...single, ...[...runs, ...sharedSentences(pairs)].map((fault) => `compatibility: ${fault}`)];
}
