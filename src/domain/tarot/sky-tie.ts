import type { Planet } from './card-names.ts';
import { SIGNS, signOf, type SignKey } from '../zodiac/signs.ts';
import type { Correspondence } from './correspondence.ts';
import { joined } from './running-name.ts';

/** Where a body stands, as the sky's own answer has it. */
export interface BodyPlace {
  body: string;
  sign: SignKey;
  retrograde: boolean;
}

const LUMINARIES = ['sun', 'moon'];

/** The Moon's node is a point, not a planet: nobody looks for it in a sign. */
const isPlanet = ({ body }: BodyPlace): boolean => body !== 'node';

function bodyName(body: string): string {
  const name = body.charAt(0).toUpperCase() + body.slice(1);
  return LUMINARIES.includes(body) ? `the ${name}` : name;
}

function ofPlanet(planet: Planet, places: readonly BodyPlace[]): string | null {
  const place = places.find(({ body }) => body === planet);
  if (!place) return null;
  const retrograde = place.retrograde ? 'retrograde ' : '';
  return `It goes with ${bodyName(planet)}, which is ${retrograde}in ${signOf(place.sign).name} today.`;
}

function ofSign(sign: SignKey, places: readonly BodyPlace[]): string | null {
  const { name, rulingPlanet } = signOf(sign);
  const guests = places
    .filter((place) => isPlanet(place) && place.sign === sign)
    .map(({ body }) => bodyName(body));
  if (guests.length > 0)
    return `It goes with ${name}, where ${joined(guests)} ${guests.length === 1 ? 'is' : 'are'} today.`;
  const ruler = places.find(({ body }) => body === rulingPlanet.toLowerCase());
  if (!ruler) return null;
  return `It goes with ${name}. No planet is there today, and its ruler, ${bodyName(ruler.body)}, is in ${signOf(ruler.sign).name}.`;
}

/** an earth sign, a fire sign */
const articled = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

function ofElement(element: string, places: readonly BodyPlace[]): string {
  const signs = SIGNS.filter((sign) => sign.element === element).map(({ key }) => key);
  const guests = places.filter((place) => isPlanet(place) && signs.includes(place.sign));
  const [word, names] = [element.toLowerCase(), guests.map(({ body }) => bodyName(body))];
  if (guests.length === 0) return `Its element is ${word}, and no planet is in ${articled(word)} sign today.`;
  return `Its element is ${word}: ${joined(names)} ${guests.length === 1 ? 'is' : 'are'} in ${word} signs today.`;
}

/** What ties a card to the sky of a date, in a sentence. */
export function skyTie(
  { planet, sign, element }: Correspondence,
  places: readonly BodyPlace[],
): string | null {
  if (planet) return ofPlanet(planet, places);
  if (sign) return ofSign(sign, places);
  return element && ofElement(element, places);
}
