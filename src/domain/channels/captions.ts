import { sentencesOf } from '../horoscope/prose-rules.ts';

/** What the wire takes: five lines of 80, of which a telephone shows each as two or three. */
const MOST_LINES = 5;
const MOST_CHARACTERS = 80;

const LEAST_SECONDS = 10;
const MOST_SECONDS = 30;
/** Opening and end, and how fast people read from a picture that moves. */
const FRAME_SECONDS = 4;
const WORDS_A_SECOND = 2.5;

/** Between words, none longer than the width. */
function broken(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || `${line} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** In as few lines as it takes, and these about equally long: no word stands alone under a full line. */
function balanced(sentence: string): string[] {
  const fewest = broken(sentence, MOST_CHARACTERS);
  let width = Math.ceil(sentence.length / fewest.length);
  while (broken(sentence, width).length > fewest.length) width += 1;
  return broken(sentence, width);
}

/** A text in captions, sentence by sentence. */
export function captionsOf(text: string): string[] {
  return sentencesOf(text.replaceAll(/\s+/g, ' ').trim()).flatMap(balanced);
}

/** Whether the captions of a text fit a video. */
export const fitsVideo = (lines: readonly string[]): boolean =>
  lines.length <= MOST_LINES && lines.every((line) => line.length <= MOST_CHARACTERS);

/** As many whole sentences of the text as fit; at least the first captions. */
export function openingCaptions(text: string): string[] {
  const lines = captionsOf(text);
  if (fitsVideo(lines)) return lines;
  const kept = lines.slice(0, MOST_LINES);
  const lastWhole = kept.findLastIndex((line) => /[.!?]”?$/.test(line));
  return lastWhole < 0 ? kept : kept.slice(0, lastWhole + 1);
}

/** How long the captions are read: ten seconds at the least, thirty at the most. */
export function secondsOf(lines: readonly string[]): number {
  const words = lines.join(' ').split(/\s+/).length;
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Math.round(FRAME_SECONDS + words / WORDS_A_SECOND)));
}
