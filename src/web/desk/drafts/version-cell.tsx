import type { ReactNode } from 'react';
import type { Side, VersionRow } from '../../../domain/content-edits/two-versions.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './two-versions.module.css';
import { WordsOf } from './words-of.tsx';

/** Also read aloud before each paragraph, and written above it where the two don't fit side by side. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { mine: 'This tab', other: 'The other tab' };

interface CellProps {
  row: VersionRow;
  side: Side;
  /** The name of a short field. */
  label: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

function choiceWords(isMissing: boolean, isChosen: boolean): string {
  if (isMissing) return isChosen ? 'Leaving it out' : 'Leave it out';
  return isChosen ? 'Using this' : 'Use this';
}

/** One paragraph as one of the two has it, and the press that takes it. */
export function VersionCell({ row, side, label, isChosen, onChoose }: CellProps): ReactNode {
  const text = row[side];
  return (
    <div className={classes(styles.cell, isChosen && styles.chosen)}>
      <p className={styles.side}>{SIDE_NAMES[side]}</p>
      {label !== null && <p className={styles.label}>{label}</p>}
      {text === null ? (
        <p className={styles.missing}>Not in this version.</p>
      ) : (
        <p className={styles.words}>
          <WordsOf
            before={row.mine ?? ''}
            after={row.other ?? ''}
            show={side === 'mine' ? 'before' : 'after'}
          />
        </p>
      )}
      <label className={styles.pick}>
        <input type="radio" name={row.id} checked={isChosen} onChange={onChoose} />
        <span className={styles.box} aria-hidden="true" />
        {choiceWords(text === null, isChosen)}
        <VisuallyHidden>, {SIDE_NAMES[side]}</VisuallyHidden>
      </label>
    </div>
  );
}
