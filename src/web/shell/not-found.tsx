import type { ReactNode } from 'react';
import { NOT_FOUND_PAGE } from '../../domain/pages/not-found-page.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Wrap } from '../ui/wrap.tsx';
import styles from './not-found.module.css';
import { NotFoundScale } from './not-found-scale.tsx';

/** The same words for every unknown address: one cached page serves them all, so the path is never repeated. */
export default function NotFound(): ReactNode {
  const { heading, description } = NOT_FOUND_PAGE;
  return (
    <Wrap className={styles.page}>
      <NotFoundScale />
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.text}>{description}</p>
      <div className={styles.ways}>
        <ButtonRow>
          <ButtonLink to="/">Today’s horoscopes</ButtonLink>
          <ButtonLink to="/search" kind="line">
            Search
          </ButtonLink>
        </ButtonRow>
      </div>
    </Wrap>
  );
}
