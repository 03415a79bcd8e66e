import type { ReactNode } from 'react';
import type { ReadingCorrection } from '../../contract/corrections.ts';
import { monthDay } from '../../domain/calendar/written-date.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';
import styles from './corrections.module.css';

function Fingerprint({ name, hash }: { name: string; hash: string }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{hash}</code>
      </dd>
    </>
  );
}

/** What was put right after people may have read it; the old words unfold. */
export function Corrections({
  corrections = [],
}: {
  corrections: readonly ReadingCorrection[] | undefined;
}): ReactNode {
  return corrections.map(({ number, at, note, before, hashBefore, hashAfter }) => {
    const [{ heading, text }] = blocksOf(before) as [ReturnType<typeof blocksOf>[number]];
    return (
      <details key={number} className={styles.correction}>
        <summary>
          <span>
            Corrected on <time dateTime={at}>{monthDay(at.slice(0, 10))}</time>: {note}
          </span>
        </summary>
        <p className={styles.said}>The words before are kept:</p>
        <blockquote className={styles.before}>
          {heading && <em>{heading}. </em>}
          {text}
        </blockquote>
        <dl className={styles.hashes}>
          <Fingerprint name="Fingerprint of the reading before" hash={hashBefore} />
          <Fingerprint name="And now" hash={hashAfter} />
        </dl>
      </details>
    );
  });
}
