/** Words in a row that are compared; a shorter text is compared whole. */
const RUN = 3;
/** From here on two texts are one with a word or two changed. */
const NEARLY = 0.6;

const NOT_WORDS = /https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu;

/** What is left of a text when spelling, marks, links and hashtags don't count. */
export function bareText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(NOT_WORDS, ' ')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function runsOf(bare: string): Set<string> {
  const words = bare.split(' ');
  if (words.length <= RUN) return new Set([bare]);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}

/** Whether a follower would say they had read this before. */
export function isNearlySame(first: string, second: string): boolean {
  const [one, other] = [bareText(first), bareText(second)];
  if (one === '' || other === '') return false;
  if (one === other) return true;
  const [runs, others] = [runsOf(one), runsOf(other)];
  const shared = [...runs].filter((run) => others.has(run)).length;
  return shared / (runs.size + others.size - shared) >= NEARLY;
}
