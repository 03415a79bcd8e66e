import { picture, tag } from '../drawing/svg.ts';
import type { CardFormat, CardStyle } from '../../domain/quotes/card-kinds.ts';
import type { CardWords, Compose, Composition } from './composition.ts';
import { sizeOf } from './furniture.ts';
import { plain } from './plain.ts';
import { printed } from './printing.ts';
import { ring } from './ring.ts';
import { stars } from './stars.ts';
import { sunset } from './sunset.ts';

const STYLES: Record<CardStyle, Compose> = { '1': sunset, '2': ring, '3': plain, '4': stars };

export function composeQuoteCard(words: CardWords, style: CardStyle, format: CardFormat): Composition {
  return STYLES[style](words, format);
}

/** A quote as a picture to post: words, author, work and the site's name, all as outlines. */
export function drawQuoteCard(words: CardWords, style: CardStyle, format: CardFormat): string {
  const {
    words: lines,
    marks,
    author,
    source,
    credit,
    defs,
    drawing,
  } = composeQuoteCard(words, style, format);
  const { width, height } = sizeOf(format);
  const type = printed([...lines, ...marks, author, source, ...(credit ? [credit] : [])]);
  return picture(width, height, tag('defs', {}, defs + type.letters), drawing, type.lines);
}
