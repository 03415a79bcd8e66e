import { INK } from '../drawing/ink.ts';
import { liveRing } from '../drawing/live-ring.ts';
import { placeWithin } from '../quote-cards/placing.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { ShareFormat } from './formats.ts';
import { inset, type Place } from './inset.ts';
import type { Composed } from './sheet.ts';
import { spanLabels, spanStrip } from './span-strip.ts';
import { skyStrip, type StripPlace } from './sky-strip.ts';
import type { ReadingSubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

interface Line {
  baseline: number;
  size: number;
}

interface Measures {
  ring: Place;
  column: Column;
  name: Line;
  when: Line;
  headline: { top: number; bottom: number; largest: number };
  words: { top: number; bottom: number; largest: number; smallest: number };
  strip: StripPlace;
}

const MEASURES: Record<ShareFormat, Measures> = {
  wide: {
    ring: { x: 54, y: 42, width: 412 },
    column: { align: 'left', x: 520, width: 616 },
    name: { baseline: 112, size: 80 },
    when: { baseline: 158, size: 34 },
    headline: { top: 184, bottom: 232, largest: 44 },
    words: { top: 250, bottom: 458, largest: 62, smallest: 31 },
    strip: { left: 60, right: 1140, y: 504, glyph: 24 },
  },
  square: {
    ring: { x: 335, y: 52, width: 410 },
    column: { align: 'center', x: 540, width: 900 },
    name: { baseline: 546, size: 88 },
    when: { baseline: 600, size: 40 },
    headline: { top: 628, bottom: 688, largest: 54 },
    words: { top: 702, bottom: 872, largest: 66, smallest: 34 },
    strip: { left: 84, right: 996, y: 922, glyph: 26 },
  },
  pin: {
    ring: { x: 170, y: 64, width: 660 },
    column: { align: 'center', x: 500, width: 840 },
    name: { baseline: 828, size: 104 },
    when: { baseline: 892, size: 44 },
    headline: { top: 934, bottom: 1006, largest: 60 },
    words: { top: 1026, bottom: 1256, largest: 78, smallest: 40 },
    strip: { left: 84, right: 916, y: 1316, glyph: 28 },
  },
  story: {
    ring: { x: 165, y: 424, width: 750 },
    column: { align: 'center', x: 540, width: 900 },
    name: { baseline: 1296, size: 120 },
    when: { baseline: 1368, size: 50 },
    headline: { top: 1408, bottom: 1488, largest: 68 },
    words: { top: 1506, bottom: 1724, largest: 84, smallest: 42 },
    strip: { left: 90, right: 990, y: 330, glyph: 30 },
  },
};

/** The sign's own ring with the planets of the day, its date, what it is called and how it begins, and the sky or its days in one line. */
export function composeReading(subject: ReadingSubject, format: ShareFormat): Composed {
  const { sign, when, headline, sentences, bodies, span } = subject;
  const { ring, column, name, when: date, headline: called, words, strip } = MEASURES[format];
  const { align, x, width } = column;
  const smallest = words.smallest;
  return {
    texts: [
      ...nameLine(signOf(sign).name, { ...name, fill: INK.brass200 }, column),
      placeWithin(
        width,
        when,
        { face: 'italic', size: date.size, fill: INK.parchment },
        align,
        x,
        date.baseline,
      ),
      ...textBlock(
        [headline],
        { face: 'italic', fill: INK.brass300, largest: called.largest, smallest },
        column,
        called,
      ),
      ...textBlock(sentences, { face: 'roman', fill: INK.ivory, largest: words.largest, smallest }, column, {
        ...words,
        rise: align === 'left' ? 0 : 0.3,
      }),
      ...(span ? spanLabels(span, strip) : []),
    ],
    shapes: [
      inset(liveRing(sign, bodies), 'ring', ring),
      span ? spanStrip(span, strip) : skyStrip(sign, bodies, strip),
    ],
    drawn: [
      { left: ring.x, top: ring.y, right: ring.x + ring.width, bottom: ring.y + ring.width },
      {
        left: strip.left,
        // The days of a week stand in words above their line.
        top: span ? strip.y : strip.y - strip.glyph * 1.7,
        right: strip.right,
        bottom: strip.y + strip.glyph * 1.5,
      },
    ],
  };
}
