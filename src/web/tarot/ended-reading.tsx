import type { ReactNode } from 'react';
import { ENDED_READING } from '../../domain/pages/tarot-pages.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Seal } from '../ui/seal.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { JOURNAL_ADDRESS, tableAddress } from './addresses.ts';
import styles from './ended-reading.module.css';

/** In the place of a reading that the site has no more, or never had. */
export function EndedReading(): ReactNode {
  return (
    <Wrap className={styles.page}>
      <Seal glyph="card" />
      <h1 className={styles.title}>{ENDED_READING.heading}</h1>
      <p className={styles.text}>{ENDED_READING.description}</p>
      <div className={styles.ways}>
        <ButtonRow>
          <ButtonLink to={tableAddress()}>Draw new cards</ButtonLink>
          <ButtonLink to={JOURNAL_ADDRESS} kind="line">
            Your journal
          </ButtonLink>
        </ButtonRow>
      </div>
    </Wrap>
  );
}
