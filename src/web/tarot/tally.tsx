import type { ReactNode } from 'react';
import type { Tally as Counts } from '../../domain/tarot/synthesis.ts';
import styles from './tally.module.css';

const NAMES: readonly [keyof Counts, string, string][] = [
  ['majors', 'major arcana', 'major arcana'],
  ['wands', 'wands', 'wands'],
  ['cups', 'cups', 'cups'],
  ['swords', 'swords', 'swords'],
  ['pentacles', 'pentacles', 'pentacles'],
];

/** How many cards of which kind lie on the table. */
export function Tally({ tally }: { tally: Counts }): ReactNode {
  const present = NAMES.filter(([kind]) => tally[kind] > 0);
  return (
    <dl className={styles.tally}>
      {present.map(([kind, one, several]) => (
        <div key={kind}>
          <dt>{tally[kind] === 1 ? one : several}</dt>
          <dd>{tally[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}
