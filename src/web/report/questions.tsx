import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReportOffer } from '../../contract/report.ts';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './questions.module.css';

export function Questions({ questions }: Pick<ReportOffer, 'questions'>): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <SectionHead id="questions">Questions</SectionHead>
      <dl className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        In full: the <Link to="/terms-of-service#if-you-order-a-report">terms for orders</Link> and the{' '}
        <Link to="/privacy-policy">privacy policy</Link>. Just the chart, free:{' '}
        <Link to="/birth-chart">your birth chart</Link>.
      </p>
    </section>
  );
}
