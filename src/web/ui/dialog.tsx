import { useCallback, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { isField } from './field.ts';
import { Glyph } from './glyph.tsx';
import { useCountAsOpen } from './open-dialogs.ts';
import { Seal } from './seal.tsx';

interface DialogProps {
  title: string;
  /** On the seal that straddles the upper edge. */
  glyph: GlyphName;
  /** What the dialog says or asks; read aloud with its title. */
  text: ReactNode;
  /** The text is what one came for; the title only announces it. */
  isTextFirst?: boolean;
  /** The site opened it of its own accord, in front of somebody who is doing something else. */
  isUnasked?: boolean;
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

/** The second half of a double click, or a press on what the dialog has just covered, is no answer to it. */
const DEAF_MS = 700;

/** Whether the dialog takes no answer yet. */
function useDeafness(isUnasked: boolean): () => boolean {
  const openedAtMs = useRef(0);
  useLayoutEffect(() => {
    openedAtMs.current = performance.now();
  }, []);
  return useCallback(() => isUnasked && performance.now() - openedAtMs.current < DEAF_MS, [isUnasked]);
}

interface Dismissal {
  isUnasked: boolean;
  isDeaf: () => boolean;
  onDismiss: () => void;
}

/**
 * Escape, the back gesture and the veil. Chromium closes on a second Escape whatever the page says, so the key is
 * answered before it becomes a close, wherever the focus is: told of a close the page hears only with its next frame.
 * The panel covers the whole dialog: a click on the dialog itself is on its veil.
 */
function useDismissal(dialog: RefObject<HTMLDialogElement | null>, dismissal: Dismissal): void {
  const { isUnasked, isDeaf, onDismiss } = dismissal;
  useLayoutEffect(() => {
    const element = dialog.current;
    const answer = (event: Event): void => {
      event.preventDefault();
      if (!isDeaf()) onDismiss();
    };
    const answerKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // Whoever is writing or choosing means the field, and has not answered the question.
      if (isUnasked && isField(event.target)) element?.focus();
      else if (!isDeaf()) onDismiss();
    };
    const answerVeil = (event: MouseEvent): void => {
      if (event.target === element) answer(event);
    };
    const answerClosing = (): void => {
      if (isDeaf()) element?.showModal();
      else onDismiss();
    };
    element?.addEventListener('cancel', answer);
    element?.addEventListener('close', answerClosing);
    document.addEventListener('keydown', answerKey);
    element?.addEventListener('click', answerVeil);
    return () => {
      element?.removeEventListener('cancel', answer);
      element?.removeEventListener('close', answerClosing);
      document.removeEventListener('keydown', answerKey);
      element?.removeEventListener('click', answerVeil);
    };
  }, [dialog, isUnasked, isDeaf, onDismiss]);
}

/** A bottom sheet on phones, a centered plate from 700 px. Its last child is usually a `ButtonRow`. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, glyph, text, isTextFirst, isUnasked = false, onDismiss, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useModal(dialog);
  useCountAsOpen();
  const isDeaf = useDeafness(isUnasked);
  useDismissal(dialog, { isUnasked, isDeaf, onDismiss });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      onClickCapture={(event) => isDeaf() && event.stopPropagation()}
    >
      <div className={styles.panel}>
        <Seal glyph={glyph} className={styles.seal} />
        <div className={classes(styles.inside, isTextFirst && styles.textFirst)}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p id={textId}>{text}</p>
          {children}
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onDismiss}>
          <Glyph name="close" size={20} weight={1.6} />
        </button>
      </div>
    </dialog>
  );
}
