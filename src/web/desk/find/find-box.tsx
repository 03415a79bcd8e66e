import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import styles from './find.module.css';

const FindDialog = lazy(() => import('./find-dialog.tsx'));

const WRITTEN_IN = 'input, textarea, select, [contenteditable], dialog[open]';

/** The / key opens it, unless somebody is writing or answers a question. */
function useSlash(open: () => void): void {
  const onSlash = useEffectEvent(open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      if ((target instanceof Element && target.closest(WRITTEN_IN)) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** In the masthead: where there is room a field, on phones a glyph. */
export function FindBox(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useSlash(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Glyph name="search" size={20} weight={1.6} />
        <span className={styles.words}>Find anything</span>
        <kbd aria-hidden="true" className={styles.slash}>
          /
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
