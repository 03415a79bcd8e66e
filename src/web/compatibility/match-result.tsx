import type { ReactNode } from 'react';
import type { CompatibilityResult } from '../../contract/compatibility.ts';
import { angleSentence } from '../../domain/compatibility/angles.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { classes } from '../ui/classes.ts';
import { Ornament } from '../ui/ornament.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { PairRing } from './angle-ring.tsx';
import { Bar, Bars } from './bars.tsx';
import { Ledger } from './ledger.tsx';
import styles from './match-result.module.css';
import { sharedMatch } from './shared-match.ts';

function Points({ title, points, look }: { title: string; points: string[]; look?: string }): ReactNode {
  return (
    <section>
      <h2 className={styles.name}>{title}</h2>
      <ul className={classes(styles.points, look)}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

interface MatchResultProps {
  one: SignKey;
  other: SignKey;
  result: CompatibilityResult;
  /** Of the pair before, while the new one is on its way. */
  outdated?: boolean;
}

/** Everything a pair can read, below the dial. */
export function MatchResult({ one, other, result, outdated }: MatchResultProps): ReactNode {
  return (
    <div className={classes(styles.result, outdated && styles.outdated)} aria-busy={outdated || undefined}>
      <p className={styles.description}>{result.description}</p>
      <div className={styles.two}>
        <section>
          <SectionHead>How the Score Adds Up</SectionHead>
          <Ledger result={result} />
        </section>
        <section>
          <SectionHead>Love and Friendship</SectionHead>
          <Bars>
            <Bar label="Love Compatibility" percent={result.love_compatibility} />
            <Bar label="Friendship" percent={result.friendship_compatibility} />
          </Bars>
          <figure className={styles.angle}>
            <PairRing one={one} other={other} />
            <figcaption>{angleSentence(one, other)}</figcaption>
          </figure>
        </section>
      </div>
      <div className={styles.two}>
        <Points title="Relationship Strengths" points={result.strengths} look={styles.plus} />
        <Points title="Potential Challenges" points={result.challenges} look={styles.minus} />
      </div>
      <section className={styles.advice}>
        <Ornament />
        <h2 className={styles.name}>Relationship Advice</h2>
        <p>{result.advice}</p>
      </section>
      <div inert={outdated}>
        <ShareRow shared={sharedMatch(one, other, result)} className={styles.share} />
      </div>
    </div>
  );
}
