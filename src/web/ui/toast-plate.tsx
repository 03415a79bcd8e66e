import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Glyph } from './glyph.tsx';
import { useCountdown, useRest } from './toast-time.ts';
import type { Toast } from './toast-store.ts';
import { useSwipe } from './toast-swipe.ts';
import styles from './toasts.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const CHECK = '✅';

/** The check mark is our drawing; the character stays in the text, for whoever reads without seeing. */
function Title({ text }: { text: string }): ReactNode {
  return text.split(CHECK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <VisuallyHidden>{CHECK}</VisuallyHidden>
          <Glyph name="check-ring" size={22} className={styles.check} />
        </>
      )}
      {part}
    </Fragment>
  ));
}

interface ToastPlateProps {
  toast: Toast;
  onDismiss: () => void;
}

export default function ToastPlate({ toast, onDismiss }: ToastPlateProps): ReactNode {
  const plate = useRef<HTMLDivElement>(null);
  const { resting, handlers } = useRest();
  useCountdown(toast.durationMs, resting, onDismiss);
  const swipe = useSwipe(plate, onDismiss);
  const bad = toast.variant === 'destructive';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <div
      ref={plate}
      role={bad ? 'alert' : 'status'}
      aria-live={bad ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={classes(styles.toast, bad && styles.bad, resting && styles.resting)}
      onKeyDown={onKeyDown}
      {...handlers}
      {...swipe}
    >
      <div className={styles.words}>
        <p className={styles.title}>
          <Title text={toast.title} />
        </p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      <button type="button" className={styles.close} aria-label="Close" onClick={onDismiss}>
        <Glyph name="close" size={20} weight={1.6} />
      </button>
      {/* Toasts never come from the server, so this style is set by script, as the policy asks. */}
      <span
        className={styles.time}
        style={{ animationDuration: `${toast.durationMs}ms` }}
        aria-hidden="true"
      />
    </div>
  );
}
