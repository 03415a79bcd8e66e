/** From how many letters on a word may be wrong once and twice. */
interface Patience {
  once: number;
  twice: number;
}

const ANY_WORD: Patience = { once: 5, twice: 9 };
/** Signs, planets, days: few, and what most people mean. */
const A_NAME: Patience = { once: 4, twice: 7 };

/** Damerau–Levenshtein, a letter touched once at most: changed, missing, too many, or two that changed places. */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[width - 1]!;
}

const singled = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

/** Doubled letters are where most spellers stumble: all of them together count as one error. */
export function typosBetween(typed: string, meant: string): number {
  const plain = editDistance(typed, meant);
  return plain < 2 ? plain : Math.min(plain, editDistance(singled(typed), singled(meant)) + 1);
}

export interface KnownWord {
  word: string;
  /** In how many documents it stands. */
  documents: number;
  isName: boolean;
}

export function typosAllowed(typed: string, { word, isName }: Pick<KnownWord, 'word' | 'isName'>): number {
  const { once, twice } = isName ? A_NAME : ANY_WORD;
  // A letter left out must not make a word too short to be understood.
  const letters = Math.max(typed.length, word.length);
  if (letters < once || /\d/.test(typed)) return 0;
  return letters < twice ? 1 : 2;
}

/** The known word that was most likely meant: fewest errors, then a name, then the same first letter, then the commonest. */
export function likeliestWord(typed: string, known: readonly KnownWord[]): string | null {
  const able = known
    .map((one) => ({ ...one, typos: typosBetween(typed, one.word) }))
    .filter((one) => one.typos <= typosAllowed(typed, one));
  const beginsAlike = (word: string): number => Number(word[0] === typed[0]);
  able.sort(
    (one, other) =>
      one.typos - other.typos ||
      Number(other.isName) - Number(one.isName) ||
      beginsAlike(other.word) - beginsAlike(one.word) ||
      other.documents - one.documents,
  );
  return able[0]?.word ?? null;
}

/** Whether a word is a known one with an ending: no error to be mended. */
export function isFormOf(word: string, known: string): boolean {
  const stem = known.replace(/[ey]$/, '');
  return word.startsWith(stem) && /^(e?s|e?d|ing|e?r|ers?|ies|ly|ic|an)$/.test(word.slice(stem.length));
}
