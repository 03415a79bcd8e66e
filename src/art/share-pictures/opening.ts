import { firstSentence } from '../../domain/push/first-sentence.ts';

/** A picture with fewer letters looks empty, one with more is not read. */
const ENOUGH = 84;
const MOST = 200;

/** How a text begins: its first sentence, and the next ones while that is little. A small picture may show fewer. */
export function openingSentences(paragraph: string): string[] {
  let rest = paragraph.replaceAll(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let letters = 0;
  while (rest !== '' && letters < ENOUGH) {
    const sentence = firstSentence(rest);
    if (sentences.length > 0 && letters + sentence.length >= MOST) break;
    sentences.push(sentence);
    letters += sentence.length;
    rest = rest.slice(sentence.length).trim();
  }
  return sentences;
}
