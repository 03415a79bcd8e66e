import type { ReactNode } from 'react';
import type { CardAnswer } from '../../contract/tarot.ts';
import { nameOfBody } from '../../domain/sky/bodies.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import styles from './card-facts.module.css';
import { GROUP_NAMES } from './group-words.ts';

/** "Venus in Leo", "Pisces", "the Moon": the card's place after the tables of the Golden Dawn. */
function placeInSky({ planet, sign }: CardAnswer['sky']): string | null {
  const body = planet && nameOfBody(planet).replace(/^the /, '');
  if (body && sign) return `${body} in ${signOf(sign).name}`;
  return body ?? (sign && signOf(sign).name);
}

/** What can be said of a card in a word each. */
export function CardFacts({ card }: { card: CardAnswer }): ReactNode {
  const { suit, number, numeral, sky } = card;
  const facts: readonly (readonly [string, string | null])[] = [
    // The major arcana are no suit.
    [suit ? 'Suit' : 'Group', GROUP_NAMES[suit ?? 'majors']],
    ['Number', /^(?:P|KN|Q|K)$/.test(numeral) ? 'Court' : String(number)],
    ['Element', sky.element],
    ['In the sky', placeInSky(sky)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
