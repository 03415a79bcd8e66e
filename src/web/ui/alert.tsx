import { useId, type ReactNode } from 'react';
import styles from './alert.module.css';
import { Button } from './button.tsx';
import { Seal } from './seal.tsx';

interface AlertProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  /** While the retry is under way. */
  retrying?: boolean;
}

/** Something could not be shown; Retry is the one primary of the view. */
export function Alert({ title, text, onRetry, retrying }: AlertProps): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.alert} role="alert" aria-labelledby={titleId}>
      <Seal glyph="cloud-star" />
      <div>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {onRetry && (
          <Button className={styles.retry} glyph="retry" onClick={onRetry} disabled={retrying}>
            Retry
          </Button>
        )}
      </div>
    </div>
  );
}
