import { useId, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Glyph } from '../../ui/glyph.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { sheetOf, type RailGroup } from '../pages.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { useModal } from '../ui/use-modal.ts';
import styles from './index-sheet.module.css';
import { SignOut } from './sign-out.tsx';
import { useEntries } from './use-entries.ts';

const TITLES: Record<RailGroup, string> = {
  Desk: 'Desk',
  Words: 'Words',
  Channels: 'Channels',
  House: 'The House',
};

/** The pages of one group in reach of the thumb. The browser's own modal traps the focus and hands it back. */
export function IndexSheet({ group, onClose }: { group: RailGroup; onClose: () => void }): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const entries = useEntries(sheetOf);
  useModal(sheet, onClose);
  return (
    <dialog ref={sheet} aria-labelledby={titleId} className={styles.sheet} onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {TITLES[group]}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Glyph name="close" size={20} weight={1.6} />
          </button>
        </div>
        <ul>
          {entries(group).map(({ path, label, waiting, mark, aloud }) => (
            <li key={path}>
              <NavLink to={path} className={styles.entry} onClick={onClose}>
                {mark !== null && (
                  <span className={styles.mark}>
                    <StateMark state={mark} word={aloud} />
                  </span>
                )}
                <span className={styles.label}>{label}</span>
                {waiting > 0 && (
                  <b>
                    {waiting}
                    <VisuallyHidden> waiting</VisuallyHidden>
                  </b>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
        {group === 'House' && <SignOut className={styles.signOut} />}
      </div>
    </dialog>
  );
}
