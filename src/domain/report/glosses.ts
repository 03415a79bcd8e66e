import type { Glosses } from './bank.ts';
import type { Fact } from './facts.ts';
import type { Passage } from './passages.ts';

/** The words of the margin that have a gloss, in the order in which they are looked for. */
export const GLOSSED: Readonly<Record<string, RegExp>> = {
  beside: /\bbeside\b/,
  sextile: /\bsextile\b/,
  square: /\bsquare\b/,
  trine: /\btrine\b/,
  opposite: /\bopposite (?!its own)/,
  off: /° off\b/,
  cardinal: /\bin cardinal signs\b/,
  fixed: /\bin fixed signs\b/,
  mutable: /\bin mutable signs\b/,
  element: /^(?:Much|Little) (?:fire|earth|air|water)\b/,
  ruler: /chart’s ruler/,
  rising: /\brising\b/,
  own: /\bits own sign\b/,
  exaltation: /\bexaltation\b/,
  detriment: /\bthe sign opposite its own\b/,
  fall: /\bsign of its fall\b/,
  retrograde: /\b[Rr]etrograde\b/,
  node: /^North node\b/,
};

/** At most so many in one margin; another can wait for its next use. */
const MOST_A_MARGIN = 2;

interface Chapter {
  passages: readonly Passage[];
}

/** Each word of the margins explained where it first stands. */
export function glossed<C extends Chapter>(chapters: readonly C[], glosses: Glosses): C[] {
  const open = new Set(Object.keys(GLOSSED));
  const explained = (fact: Fact): Fact => {
    const words = [...open].filter((word) => GLOSSED[word]!.test(`${fact.headline}. ${fact.detail}`));
    const own = words.slice(0, MOST_A_MARGIN);
    for (const word of own) open.delete(word);
    return { ...fact, detail: [fact.detail, ...own.map((word) => glosses[word]!)].join(' ') };
  };
  return chapters.map((chapter) => ({
    ...chapter,
    passages: chapter.passages.map((passage) => ({ ...passage, fact: explained(passage.fact) })),
  }));
}
