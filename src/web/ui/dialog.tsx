import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { GlyphName } from '../../domain/drawing/glyphs.ts';
import styles from './dialog.module.css';
import { Glyph } from './glyph.tsx';
import { Seal } from './seal.tsx';

interface DialogProps {
  title: string;
  /** On the seal that straddles the upper edge. */
  glyph: GlyphName;
  /** Escape, the veil and the close button: the mild answer. */
  onDismiss: () => void;
  children: ReactNode;
}

/** Open for as long as it is rendered. The browser's own modal traps the focus; closing hands it back. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.focus();
    return () => element.close();
  }, [dialog]);
}

/**
 * Escape, the back gesture and the veil. Chromium closes on a second Escape whatever the page says, so the key is
 * answered before it becomes a close. The panel covers the whole dialog: a click on the dialog itself is on its veil.
 */
function useDismissal(dialog: RefObject<HTMLDialogElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    const answer = (event: Event): void => {
      event.preventDefault();
      onDismiss();
    };
    const answerKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') answer(event);
    };
    const answerVeil = (event: MouseEvent): void => {
      if (event.target === element) answer(event);
    };
    element?.addEventListener('cancel', answer);
    element?.addEventListener('keydown', answerKey);
    element?.addEventListener('click', answerVeil);
    return () => {
      element?.removeEventListener('cancel', answer);
      element?.removeEventListener('keydown', answerKey);
      element?.removeEventListener('click', answerVeil);
    };
  }, [dialog, onDismiss]);
}

/** A bottom sheet on phones, a centered plate from 700 px. Its last child is usually a `ButtonRow`. */
export function Dialog({ title, glyph, onDismiss, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  useDismissal(dialog, onDismiss);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.panel}>
        <Seal glyph={glyph} className={styles.seal} />
        <div className={styles.inside}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onDismiss}>
          <Glyph name="close" size={20} weight={1.6} />
        </button>
      </div>
    </dialog>
  );
}
