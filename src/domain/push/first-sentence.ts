/** A full stop after one of these ends a word, not a sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr st prof jr sr vs etc no nos vol fig approx dept est mt ft e.g i.e a.m p.m u.s u.k'.split(' '),
);

/** The mark that may end a sentence, what closes with it, and the space before the next one. */
const END = /(?:[.!?…]+)[”’"'»)\]]*(?=\s|$)/gu;

function isAbbreviation(upToMark: string): boolean {
  const word = /([\p{L}.]+)\.$/u.exec(upToMark)?.[1] ?? '';
  // "J. Kepler": an initial. "I" and "A" are words too, but hardly ever the last of a sentence.
  return ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word);
}

/** An opened quotation or bracket goes on: what stands in it may have sentences of its own. */
function isOpen(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('“') > count('”') || count('(') > count(')') || count('"') % 2 === 1;
}

/** What follows begins a sentence: a capital or a figure, perhaps in quotation marks. */
const BEGINS = /^\s+[“‘"'(«[]*[\p{Lu}\p{N}]/u;

function endsAt(text: string, end: number): boolean {
  const sentence = text.slice(0, end);
  const rest = text.slice(end);
  if (rest.trim() === '') return true;
  return BEGINS.test(rest) && !isAbbreviation(sentence) && !isOpen(sentence);
}

/** The first sentence of a paragraph, with its full stop and closing quotation marks. */
export function firstSentence(paragraph: string): string {
  const text = paragraph.replaceAll(/\s+/g, ' ').trim();
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (endsAt(text, end)) return text.slice(0, end);
  }
  return text;
}
