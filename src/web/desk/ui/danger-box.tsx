import type { ReactNode } from 'react';
import { ButtonRow } from '../../ui/button.tsx';
import styles from './danger-box.module.css';

interface DangerBoxProps {
  title: string;
  /** The consequences first, in plain sentences. */
  text: ReactNode;
  /** The outlined danger button first, then the one that leaves everything as it is. */
  children: ReactNode;
}

/** Before something that cannot be undone. */
export function DangerBox({ title, text, children }: DangerBoxProps): ReactNode {
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <ButtonRow stretch>{children}</ButtonRow>
      </div>
    </div>
  );
}
