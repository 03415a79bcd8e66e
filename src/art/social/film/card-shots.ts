import { CARD_SIZES } from '../../../domain/tarot/card-picture.ts';
import type { CardSlug } from '../../../domain/tarot/card-names.ts';
import { inset } from '../../share-pictures/inset.ts';
import { prepareCards, preparedCard } from '../../share-pictures/prepared-cards.ts';
import { shotOn } from './ground.ts';
import { headed } from './heading.ts';
import { FILM_SIZE, type FilmPicture } from './picture.ts';

type Of<Kind extends FilmPicture['kind']> = Extract<FilmPicture, { kind: Kind }>;

const KEYWORDS = 3;
const WHOLE = { top: 500, width: 420 };
/** The drawing's middle, without the name below it. */
const NEAR = { top: -90, width: 1180 };

async function cardDrawing(slug: CardSlug): Promise<string> {
  await prepareCards({ kind: 'page', heading: '', description: '', cards: [slug] });
  return preparedCard(slug);
}

const centered = (width: number): number => (FILM_SIZE.width - width) / 2;

export async function drawCardShot({ slug, name, keywords }: Of<'card'>): Promise<string> {
  const drawing = await cardDrawing(slug);
  const place = { x: centered(WHOLE.width), y: WHOLE.top, width: WHOLE.width };
  return shotOn(headed(name, keywords.slice(0, KEYWORDS).join(', ')), [inset(drawing, 'card', place)]);
}

export async function drawNearCard({ slug }: Of<'card-near'>): Promise<string> {
  const drawing = await cardDrawing(slug);
  const { whole } = CARD_SIZES;
  const height = (NEAR.width * whole.height) / whole.width;
  const y = NEAR.top - Math.max(0, height - FILM_SIZE.height) * 0.12;
  return shotOn([], [inset(drawing, 'card', { x: centered(NEAR.width), y, width: NEAR.width })], false);
}
