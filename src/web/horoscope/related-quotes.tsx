import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './related-quotes.module.css';

const RELATED = [
  { topic: 'life', label: 'Life quotes', line: 'For the ordinary days, which is most of them.' },
  {
    topic: 'motivational',
    label: 'Motivational quotes',
    line: 'For the first ten minutes, which are the hardest.',
  },
  {
    topic: 'success',
    label: 'Success quotes',
    line: 'From people who finished something, and said what it took.',
  },
] as const;

/** From a horoscope the specification links three topics. */
export function RelatedQuotes(): ReactNode {
  return (
    <section className={styles.block}>
      <SectionHead>Quotes for Your Day</SectionHead>
      <ul className={styles.list}>
        {RELATED.map(({ topic, label, line }) => (
          <li key={topic}>
            <p>{line}</p>
            <Link to={`/quotes/${topic}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
