import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchAddress } from '../../domain/pages/search-address.ts';
import styles from './examples.module.css';

/** What somebody may ask, and what comes of it. */
const EXAMPLES: readonly [q: string, what: string][] = [
  ['scorpio tomorrow', 'any day’s reading'],
  ['march 21 1990', 'your birthday’s sign'],
  ['leo and aquarius', 'a love match'],
  ['next full moon', 'when and where in the sky'],
  ['is mercury retrograde', 'yes or no, and until when'],
  ['three of cups', 'a card and its meaning'],
  ['quotes about hope', 'quotes with sources'],
];

/** Questions to begin with, each a link to its answer. */
export function Examples(): ReactNode {
  return (
    <ul className={styles.examples}>
      {EXAMPLES.map(([q, what]) => (
        <li key={q}>
          <Link to={searchAddress({ q })}>{q}</Link>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
