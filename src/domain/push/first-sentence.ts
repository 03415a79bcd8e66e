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

/** Whether the text from `start` to `end` is a whole sentence, with nothing or another one after it. */
function isSentence(text: string, start: number, end: number): boolean {
  const sentence = text.slice(start, end);
  const rest = text.slice(end);
  if (rest.trim() === '') return true;
  return BEGINS.test(rest) && !isAbbreviation(sentence) && !isOpen(sentence);
}

/** The sentences of a paragraph, each with its full stop and closing quotation marks; what has none is one sentence. */
export function* sentencesOf(paragraph: string): Generator<string, void> {
  const text = paragraph.replaceAll(/\s+/g, ' ').trim();
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (!isSentence(text, start, end)) continue;
    yield text.slice(start, end).trim();
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') yield rest;
}

/** The first sentence of a paragraph. */
export function firstSentence(paragraph: string): string {
  return sentencesOf(paragraph).next().value ?? '';
}
