import { CARD_SIZES } from '../../domain/tarot/card-picture.ts';
import type { SpreadKey } from '../../domain/tarot/spreads.ts';
import { INK } from '../drawing/ink.ts';
import { num, stroked } from '../drawing/svg.ts';
import type { Box } from '../quote-cards/placing.ts';
import { inset } from './inset.ts';
import { preparedCard } from './prepared-cards.ts';
import type { TarotReadingSubject } from './subject.ts';

type Card = TarotReadingSubject['cards'][number];

/** The left upper corner of a card, and how wide it is. */
export interface CardPlace {
  x: number;
  y: number;
  width: number;
  /** Turned by a right angle around its middle. */
  lies?: true;
}

const RATIO = CARD_SIZES.whole.height / CARD_SIZES.whole.width;

export const heightOfCard = (width: number): number => width * RATIO;

const LEFT = 64;
const TOP = 52;

function row(count: number, width: number, gap: number, top: number): CardPlace[] {
  return Array.from({ length: count }, (_, i) => ({ x: LEFT + i * (width + gap), y: top, width }));
}

/** Six of the cross around their middle and four of the staff from below, as they lie on our table. */
function celticPlaces(): CardPlace[] {
  const width = 80;
  const height = heightOfCard(width);
  const staff = { x: LEFT + 340, width: 64 };
  const step = 8;
  const middle = { x: LEFT + 124, y: TOP + 240 - height / 2, width };
  const staffHeight = heightOfCard(staff.width);
  const fromBelow = [3, 2, 1, 0].map((at) => ({ ...staff, y: TOP + at * (staffHeight + step + 2) }));
  return [
    middle,
    { ...middle, lies: true },
    { ...middle, y: middle.y - height - step - 14 },
    { ...middle, y: middle.y + height + step + 14 },
    { ...middle, x: LEFT },
    { ...middle, x: LEFT + 248 },
    ...fromBelow,
  ];
}

/** Where the cards of each spread lie. */
export const SPREAD_PLACES: Record<SpreadKey, readonly CardPlace[]> = {
  one: row(1, 274, 0, TOP),
  'yes-no': row(1, 274, 0, TOP),
  three: row(3, 204, 22, TOP),
  love: row(5, 136, 14, TOP + 54),
  'celtic-cross': celticPlaces(),
};

/** What the cards of a spread cover. */
export function spreadBox(places: readonly CardPlace[]): Box {
  return {
    left: Math.min(...places.map(({ x }) => x)),
    top: Math.min(...places.map(({ y }) => y)),
    right: Math.max(...places.map(({ x, width }) => x + width)),
    bottom: Math.max(...places.map(({ y, width }) => y + heightOfCard(width))),
  };
}

export function drawnCard({ slug, reversed }: Card, place: CardPlace, at: number): string {
  const card = inset(preparedCard(slug, reversed), `card-${at}`, place);
  if (!place.lies) return card;
  const [cx, cy] = [place.x + place.width / 2, place.y + heightOfCard(place.width) / 2];
  return `<g transform="rotate(90 ${num(cx)} ${num(cy)})">${card}</g>`;
}

/** The two lines that the cross of ten cards is laid along. */
export function crossAxes(places: readonly CardPlace[]): string {
  const [center] = places as [CardPlace];
  const cross = spreadBox(places.slice(0, 6));
  const [cx, cy] = [center.x + center.width / 2, center.y + heightOfCard(center.width) / 2];
  return stroked(
    `M${num(cx)} ${num(cross.top - 12)}V${num(cross.bottom + 12)}M${num(cross.left - 8)} ${num(cy)}H${num(cross.right + 8)}`,
    INK.brass500,
    1.4,
  );
}
