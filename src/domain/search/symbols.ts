import type { Body } from '../sky/bodies.ts';
import { SIGNS } from '../zodiac/signs.ts';

/** The signs of planets, as astrologers write them; of these only Sun and Moon are on keyboards too. */
const PLANETS: Readonly<Record<string, Body>> = {
  '☉': 'sun',
  '☽': 'moon',
  '☾': 'moon',
  '☿': 'mercury',
  '♀': 'venus',
  '♂': 'mars',
  '♃': 'jupiter',
  '♄': 'saturn',
  '♅': 'uranus',
  '♆': 'neptune',
  '♇': 'pluto',
};

/** What else phones have on their keyboards. */
const EMOJI: Readonly<Record<string, string>> = {
  '⛎': 'ophiuchus',
  '☀': 'sun',
  '🌞': 'sun',
  '🌙': 'moon',
  '🌛': 'moon',
  '🌜': 'moon',
  '🌝': 'full moon',
  '🌕': 'full moon',
  '🌑': 'new moon',
  '🌚': 'new moon',
  '❤': 'love',
  '💕': 'love',
  '💘': 'love',
  '🃏': 'tarot',
};

const NAMES = new Map<string, string>([
  // Without the selector that keeps a sign from being shown in color: whoever types one does not type that.
  ...SIGNS.map(({ symbol, key }) => [symbol.replace('\uFE0E', ''), key] as const),
  ...Object.entries(PLANETS),
  ...Object.entries(EMOJI),
]);

const SYMBOL = new RegExp(`(?:${[...NAMES.keys()].join('|')})[\\uFE0E\\uFE0F]?`, 'gu');

/** A question with its symbols as words: "♌ ❤️ ♒" asks what "leo love aquarius" asks. */
export function spelledOut(question: string): string {
  return question
    .replaceAll(SYMBOL, (symbol) => ` ${NAMES.get(symbol.replace(/[\uFE0E\uFE0F]$/u, ''))!} `)
    .replaceAll(/ +/g, ' ')
    .trim();
}
