import { sentencesOf, wordsOf } from '../horoscope/prose-rules.ts';

/** Told to everybody of their own chart. */
export const PREVIEWED_POINTS = ['sun', 'moon', 'ascendant'] as const;

const HALF_PAGE_WORDS = 150;
/** A paragraph that breaks off sooner says nothing. */
const LEAST_OF_A_PARAGRAPH = 25;

/** The first sentences, as many as fit; with an ellipsis, since it goes on. */
function beginning(text: string, mostWords: number): string | null {
  let begun = '';
  for (const sentence of sentencesOf(text)) {
    const longer = begun === '' ? sentence : `${begun} ${sentence}`;
    if (wordsOf(longer).length > mostWords) break;
    begun = longer;
  }
  return wordsOf(begun).length < LEAST_OF_A_PARAGRAPH ? null : `${begun} …`;
}

/** The first half page of a chapter: whole sentences, ending where there is more to read. */
export function halfPage(texts: readonly string[]): string[] {
  const page: string[] = [];
  let left = HALF_PAGE_WORDS;
  for (const text of texts) {
    const words = wordsOf(text).length;
    const shown = words <= left ? text : beginning(text, left);
    if (shown !== null) page.push(shown);
    if (words > left) break;
    left -= words;
  }
  return page;
}
