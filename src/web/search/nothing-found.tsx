import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchAddress, type AskedSearch } from '../../domain/pages/search-address.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Examples } from './examples.tsx';
import { KIND_NAMES } from './kind-words.ts';
import styles from './nothing-found.module.css';

const LATIN = /\p{Script=Latin}/u;

/** What would help somebody who found nothing at all. */
function adviceFor(q: string): string {
  if (/\p{L}/u.test(q) && !LATIN.test(q)) return 'Search understands English. Try a sign’s English name.';
  return q.includes(' ') ? 'Try fewer words, or another spelling.' : 'Try another word, or another spelling.';
}

/** Where else to look: everything, or nothing under these words at all. */
function Elsewhere({ q, kind, page }: AskedSearch): ReactNode {
  if (kind === null) return <p>{adviceFor(q)}</p>;
  return (
    <p>
      {page > 1 ? 'This page is past the last one. ' : ''}
      <Link to={searchAddress({ q })}>Look everywhere for “{q}”</Link>
    </p>
  );
}

export function NothingFound({ asked }: { asked: AskedSearch }): ReactNode {
  const { kind } = asked;
  return (
    <div className={styles.nothing}>
      <h2 className={styles.title}>Nothing found{kind ? ` in ${KIND_NAMES[kind]}` : ''}</h2>
      <Elsewhere {...asked} />
      <section aria-label="What you could ask" className={styles.ask}>
        <SectionHead>Try Asking</SectionHead>
        <Examples />
      </section>
      <p>
        Or start with <Link to="/">today’s horoscopes</Link>, <Link to="/sky">the sky</Link>,{' '}
        <Link to="/tarot/cards">the cards</Link> or <Link to="/quotes">the quotes</Link>.
      </p>
    </div>
  );
}
