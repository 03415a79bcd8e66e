/** Words in a row that are compared; a shorter text is compared whole. */
const RUN = 3;
/** From here on two texts are one with a word or two changed. */
const NEARLY = 0.6;

const NOT_WORDS = /https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu;

/** What is left of a text when spelling, marks, links and hashtags don't count. */
function bareText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(NOT_WORDS, ' ')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A text as it is compared with others: every run of three words, once. */
export type Runs = ReadonlySet<string>;

export function runsOf(text: string): Runs {
  const bare = bareText(text);
  if (bare === '') return new Set();
  const words = bare.split(' ');
  if (words.length <= RUN) return new Set([bare]);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}

/** Whether a follower would say they had read this before. */
export function areNearlySame(first: Runs, second: Runs): boolean {
  const shared = [...first].filter((run) => second.has(run)).length;
  const all = first.size + second.size - shared;
  return all > 0 && shared / all >= NEARLY;
}

interface Worded {
  /** The unit of a bank; null for what the owner wrote. */
  words: string | null;
  text: string;
}

/** Of other posts, whether they say nearly what this one says; each takes a while where both are long. */
export function saysTheSameAs({ words, text }: Worded): (other: Worded) => boolean {
  const runs = runsOf(text);
  return (other) => (words !== null && other.words === words) || areNearlySame(runsOf(other.text), runs);
}
