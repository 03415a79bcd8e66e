import type { ReactNode } from 'react';
import { DateLine } from '../shell/page-head.tsx';
import { ButtonRow } from './button.tsx';
import styles from './message-page.module.css';
import { Wrap } from './wrap.tsx';

interface MessagePageProps {
  picture: ReactNode;
  text: { heading: string; description: string };
  /** The buttons that lead on. */
  children: ReactNode;
}

/** In the place of a page that is not there: a picture, what is the matter, and where to go from here. */
export function MessagePage({
  picture,
  text: { heading, description },
  children,
}: MessagePageProps): ReactNode {
  return (
    <Wrap className={styles.page}>
      {picture}
      <DateLine className={styles.today} />
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.text}>{description}</p>
      <div className={styles.ways}>
        <ButtonRow>{children}</ButtonRow>
      </div>
    </Wrap>
  );
}
