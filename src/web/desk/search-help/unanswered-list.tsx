import { useState, type ReactNode } from 'react';
import type { DeskSearchHelp } from '../../../contract/desk-search-help.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Empty } from '../ui/empty.tsx';
import { FocusFirst } from '../ui/focus-first.tsx';
import { Section } from '../ui/section.tsx';
import { Meant } from './meant.tsx';
import styles from './search-help.module.css';
import { TargetButton } from './target-button.tsx';

type Unanswered = DeskSearchHelp['unanswered'][number];

function Question({ words, count, suggestions }: Unanswered): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles.question}>
      <span className={styles.count}>
        {formatCount(count)}
        <span aria-hidden="true">×</span>
      </span>
      <div className={styles.said}>
        <q className={styles.quoted}>{words}</q>
        {suggestions.length > 0 && (
          <>
            <p className={styles.note}>Did they mean one of these?</p>
            <ul className={styles.targets}>
              {suggestions.map((target) => (
                <li key={target.to}>
                  <TargetButton words={words} target={target} />
                </li>
              ))}
            </ul>
          </>
        )}
        {isAsking ? (
          <div className={styles.meant}>
            <FocusFirst>
              <Meant words={words} />
            </FocusFirst>
          </div>
        ) : (
          <div className={styles.other}>
            <Button kind="text" aria-label={`Say what “${words}” means`} onClick={() => setAsking(true)}>
              {suggestions.length > 0 ? 'Something else' : 'Say what they mean'}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** The most frequent first, each with pages that are named like it: one press leads it there. */
export function UnansweredList({ unanswered }: Pick<DeskSearchHelp, 'unanswered'>): ReactNode {
  return (
    <Section title="Unanswered" note="thirty days">
      {unanswered.length === 0 ? (
        <Empty glyph="search" title="Nothing was asked in vain.">
          <p>When somebody searches for something we don’t have, the words are here within a minute.</p>
        </Empty>
      ) : (
        <ol className={styles.list} aria-label="Searches without an answer">
          {unanswered.map((one) => (
            <Question key={one.words} {...one} />
          ))}
        </ol>
      )}
    </Section>
  );
}
