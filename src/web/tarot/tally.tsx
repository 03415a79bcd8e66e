import type { ReactNode } from 'react';
import type { Tally as Counts } from '../../domain/tarot/synthesis.ts';
import styles from './tally.module.css';

const NAMES: readonly [kind: keyof Counts, one: string, several: string][] = [
  ['majors', 'major card', 'major cards'],
  ['wands', 'wand', 'wands'],
  ['cups', 'cup', 'cups'],
  ['swords', 'sword', 'swords'],
  ['pentacles', 'pentacle', 'pentacles'],
];

/** How many cards of which kind lie on the table, in one small line. */
export function Tally({ tally }: { tally: Counts }): ReactNode {
  return (
    <dl className={styles.tally}>
      {NAMES.filter(([kind]) => tally[kind] > 0).map(([kind, one, several]) => (
        <div key={kind}>
          <dt>{tally[kind] === 1 ? one : several}</dt>
          <dd>{tally[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}
