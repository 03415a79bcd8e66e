import { hasSeveralCards } from '../../domain/tarot/spreads.ts';
import { INK } from '../drawing/ink.ts';
import { boxOf, place, placeWithin, type PlacedText } from '../quote-cards/placing.ts';
import { hairline, type Composed } from './sheet.ts';
import {
  crossAxes,
  drawnCard,
  heightOfCard,
  spreadBox,
  SPREAD_PLACES,
  type CardPlace,
} from './spread-cards.ts';
import type { TarotReadingSubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

type Card = TarotReadingSubject['cards'][number];

const RIGHT = 1138;
const GAP = 42;
const FOOT = 532;
const CARD_NAME = { face: 'roman', fill: INK.ivory, largest: 31, smallest: 28 } as const;

/** Beneath its card, in as many lines as it needs. */
function nameUnder({ name, reversed }: Card, { x, y, width }: CardPlace): PlacedText[] {
  const column: Column = { align: 'center', x: x + width / 2, width };
  const top = y + heightOfCard(width) + 16;
  const lines = textBlock([name], CARD_NAME, column, { top, bottom: top + 74, rise: 0 });
  if (!reversed) return lines;
  const beneath = boxOf(lines.at(-1)!).bottom + 25;
  return [
    ...lines,
    place('reversed', { face: 'italic', size: 28, fill: INK.dust }, 'center', column.x, beneath),
  ];
}

const LISTED = { size: 28, leading: 33, columns: 2, rows: 5 };
const ABOVE_LIST = 12;

/** Ten names are too many to stand under small cards: they are listed by the numbers of their places. */
function listedNames(cards: readonly Card[], { x, width }: Column, top: number): PlacedText[] {
  return cards.flatMap(({ name, reversed }, i) => {
    const left = x + Math.floor(i / LISTED.rows) * (width / LISTED.columns + 8);
    const baseline = top + 24 + (i % LISTED.rows) * LISTED.leading;
    const room = width / LISTED.columns - 44;
    const face = reversed ? 'italic' : 'roman';
    return [
      place(
        String(i + 1),
        { face: 'roman', size: LISTED.size, fill: INK.brass300 },
        'right',
        left + 28,
        baseline,
      ),
      placeWithin(room, name, { face, size: LISTED.size, fill: INK.parchment }, 'left', left + 40, baseline),
    ];
  });
}

/** A reading of one card is called by it, one of several by its spread. */
function heads({ spread, spreadName, cards, answer }: TarotReadingSubject): { name: string; note: string } {
  if (cards.length > 1) {
    const isMixed = spread === 'celtic-cross' && cards.some(({ reversed }) => reversed);
    return {
      name: spreadName,
      note: isMixed ? 'A tarot reading, reversed cards in italics' : 'A tarot reading',
    };
  }
  const [{ name, reversed }] = cards as [Card];
  const drawn = [spreadName, ...(reversed ? ['reversed'] : [])].join(', ');
  return { name, note: answer ?? drawn };
}

const TITLE = { baseline: 100, size: 60 };
const NOTE = { baseline: 142, size: 32 };
const WORDS = { top: 180, largest: 62, smallest: 29 };
/** In parts of the column's width: large letters leave too few words on a narrow line. */
const LARGEST_OF_WIDTH = 0.108;

function columnBeside(places: readonly CardPlace[]): Column {
  const x = spreadBox(places).right + GAP;
  return { align: 'left', x, width: RIGHT - x };
}

/** The cards as they lie, what they are called, and how the reading begins. The question stays with who asked it. */
export function composeTarotReading(subject: TarotReadingSubject): Composed {
  const { spread, cards, sentences } = subject;
  const places = SPREAD_PLACES[spread];
  const column = columnBeside(places);
  const isCross = spread === 'celtic-cross';
  const { name, note } = heads(subject);
  const bottom = isCross ? FOOT - LISTED.rows * LISTED.leading - ABOVE_LIST : FOOT;
  const largest = Math.min(WORDS.largest, column.width * LARGEST_OF_WIDTH);
  const italic = { face: 'italic', size: NOTE.size, fill: INK.brass300 } as const;
  const named =
    hasSeveralCards(spread) && !isCross ? cards.flatMap((card, i) => nameUnder(card, places[i]!)) : [];
  return {
    texts: [
      ...nameLine(name, { ...TITLE, fill: INK.brass200 }, column),
      placeWithin(column.width, note, italic, 'left', column.x, NOTE.baseline),
      ...textBlock(sentences, { face: 'roman', fill: INK.ivory, ...WORDS, largest }, column, {
        top: WORDS.top,
        bottom,
        rise: 0,
      }),
      ...named,
      ...(isCross ? listedNames(cards, column, bottom + ABOVE_LIST) : []),
    ],
    shapes: [
      hairline(column.x, RIGHT, NOTE.baseline + 20),
      ...(isCross ? [crossAxes(places)] : []),
      ...cards.map((card, i) => drawnCard(card, places[i]!, i)),
    ],
    drawn: [spreadBox(places)],
  };
}
