import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './what-you-get.module.css';

/** What a chart is and what it takes: readable before anything is entered, and without script. */
export function WhatYouGet(): ReactNode {
  return (
    <section aria-labelledby="what-you-get" className={styles.words}>
      <SectionHead id="what-you-get">What You’ll See</SectionHead>
      <p>
        A birth chart is the sky over one place at one moment: where the Sun, the Moon and the planets stood,
        and which sign was coming up in the east. We work it out the way an observatory would, then put it
        into plain words.
      </p>
      <ul>
        <li>
          <b>Sun, Moon and rising sign</b>, with a paragraph each.
        </li>
        <li>
          <b>Every planet</b> with its degree, sign and house, and how they get along.
        </li>
        <li>
          <b>Today for your chart</b>: what the sky is doing to it now, and through the week.
        </li>
      </ul>
      <p>
        The place gives us the horizon, and the clocks of that year. They’ve been changed more often than
        you’d think. Don’t know the time? We’ll say less, and only what’s true all day.
      </p>
      <p>
        We don’t store your birth, and it’s never in a log or an address.{' '}
        <Link to="/about">How we check our sky</Link>
      </p>
    </section>
  );
}
