import { verseProblems, type VerseFile } from '../src/content/social-verses.ts';
import { slips } from '../src/domain/horoscope/prose-rules.ts';
import { readVerseFiles } from './compile-content.ts';

/** A note speaks our English, whatever its verse speaks; it foretells nothing and weighs no faith against another. */
const NOT_IN_NOTES: readonly [rule: string, pattern: RegExp][] = [
  [
    'British spelling',
    /\b(?:\w*(?:colour|favour|honour|labour|neighbour|harbour|saviour|splendour)\w*|grey|centre|theatre|plough\w*|jewell\w+|travell\w+|marvell\w+|quarrell\w+|(?:recogn|real|organ|apolog)is(?:e|es|ed|ing)|towards|whilst|amongst)\b/i,
  ],
  ['promise', /\byou(?:’ll| will)\b/i],
  ['fortune-telling', /\b(?:horoscopes?|zodiac|tarot|fortunes?|astrolog\w+|omens?)\b/i],
  ['comparison of faiths', /\b(?:unlike|superior to|other (?:faiths|religions)|true (?:faith|religion))\b/i],
];

const noteFaults = (note: string): string[] => [
  ...slips(note),
  ...NOT_IN_NOTES.flatMap(([rule, pattern]) => {
    const hit = pattern.exec(note);
    return hit ? [`says “${hit[0]}” (${rule})`] : [];
  }),
];

/** Every fault of the verses, shape first; none means they may be posted. */
export function verseFaults(): string[] {
  const files = readVerseFiles();
  const problems = verseProblems(files);
  if (problems.length > 0) return problems;
  return Object.entries(files as Record<string, VerseFile>).flatMap(([file, { verses }]) =>
    verses.flatMap(({ id, note }) => noteFaults(note).map((fault) => `${file}: ${id}: note: ${fault}`)),
  );
}
