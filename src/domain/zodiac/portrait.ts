import { signOf, type SignKey } from './signs.ts';

/** "Leo is a fixed fire sign, ruled by the Sun." */
export function signPortrait(sign: SignKey): string {
  const { name, element, modality, rulingPlanet } = signOf(sign);
  const ruler = ['Sun', 'Moon'].includes(rulingPlanet) ? `the ${rulingPlanet}` : rulingPlanet;
  return `${name} is a ${modality.toLowerCase()} ${element.toLowerCase()} sign, ruled by ${ruler}.`;
}
