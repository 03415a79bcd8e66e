import type { ReactNode } from 'react';
import { relatedHoroscopes } from '../../domain/quotes/topic-horoscope.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Coin } from '../ui/coin.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './sign-row.module.css';

/** From a topic to the horoscopes that go with it. */
export function SignRow({ topic }: { topic: QuoteTopic }): ReactNode {
  const { heading, signs, all } = relatedHoroscopes(topic);
  return (
    <section className={styles.block} aria-labelledby="by-sign">
      <SectionHead id="by-sign">{heading}</SectionHead>
      <div className={styles.row}>
        <div className={styles.coins}>
          {signs.map(({ sign, to }) => (
            <Coin key={sign} sign={sign} to={to} />
          ))}
        </div>
        <ButtonLink to={all} kind="line">
          View All 12 Signs
        </ButtonLink>
      </div>
    </section>
  );
}
