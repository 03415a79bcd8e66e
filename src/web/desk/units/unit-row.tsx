import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskUnitRow } from '../../../contract/desk-content.ts';
import type { EditKind } from '../../../domain/content-edits/edit.ts';
import { whenAt } from '../times.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { unitPath } from './use-units.ts';
import styles from './unit-row.module.css';
import { rowLook } from './unit-states.ts';

interface UnitRowProps {
  kind: EditKind;
  row: DeskUnitRow;
}

export function UnitRow({ kind, row }: UnitRowProps): ReactNode {
  const { unit, title, excerpt, changedAt } = row;
  const { mark, words } = rowLook(row);
  const notes = [words, changedAt !== null && whenAt(changedAt)].filter(Boolean);
  // Many are named after their own first words.
  const isNamedByWords = excerpt.startsWith(title.replace(/…$/, ''));
  return (
    <li className={styles.row}>
      <Link to={unitPath(kind, unit)} className={styles.link}>
        <span className={styles.mark}>{mark && <StateMark state={mark} word="" />}</span>
        {!isNamedByWords && <b className={styles.title}>{title}</b>}
        {excerpt !== '' && <span className={styles.excerpt}>{excerpt}</span>}
        {notes.length > 0 && (
          <span className={mark === 'bad' ? styles.waits : styles.state}>{notes.join(' · ')}</span>
        )}
      </Link>
    </li>
  );
}
