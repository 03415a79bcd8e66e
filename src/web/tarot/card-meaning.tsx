import type { ReactNode } from 'react';
import type { CardAnswer } from '../../contract/tarot.ts';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './card-meaning.module.css';

interface CardMeaningProps {
  id: string;
  heading: string;
  keywords: readonly string[];
  meaning: CardAnswer['upright'];
}

export function CardMeaning({ id, heading, keywords, meaning }: CardMeaningProps): ReactNode {
  return (
    <section aria-labelledby={id} className={styles.meaning}>
      <SectionHead id={id}>{heading}</SectionHead>
      <p className={styles.keywords}>{keywords.join(', ')}</p>
      <p>{meaning.general}</p>
      <dl className={styles.parts}>
        <dt>Love</dt>
        <dd>{meaning.love}</dd>
        <dt>Work</dt>
        <dd>{meaning.work}</dd>
        <dt>Advice</dt>
        <dd>{meaning.advice}</dd>
      </dl>
    </section>
  );
}
