import { attributionOf, decanOf } from './decans.ts';
import { nameOf, type CardSlug, type Planet } from './card-names.ts';
import { isSignKey, signOf, type Element, type SignKey } from '../zodiac/signs.ts';

/** A card's place in the sky, after the tables of the Golden Dawn. */
export interface Correspondence {
  planet: Planet | null;
  sign: SignKey | null;
  /** None for the seven majors that belong to a planet. */
  element: Element | null;
}

const ELEMENTS: readonly string[] = ['Fire', 'Earth', 'Air', 'Water'];

export function correspondenceOf(slug: CardSlug): Correspondence {
  const name = nameOf(slug);
  const attribution = attributionOf(name);
  if (isSignKey(attribution)) {
    const planet = name.kind === 'minor' ? (decanOf(name.suit, name.rank)?.planet ?? null) : null;
    return { planet, sign: attribution, element: signOf(attribution).element };
  }
  if (ELEMENTS.includes(attribution)) return { planet: null, sign: null, element: attribution as Element };
  return { planet: attribution as Planet, sign: null, element: null };
}
