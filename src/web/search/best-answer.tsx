import { useId, type ReactNode } from 'react';
import type { SearchAnswer } from '../../contract/search.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import styles from './best-answer.module.css';
import { BirthYearForm } from './birth-year-form.tsx';
import { TimedText } from './own-time.tsx';
import { ResultSeal } from './result-seal.tsx';
import { wholeDates } from './whole-dates.ts';

/** "Born March 21, 1990: Aries" */
function sharedBirthday({ note, title, text }: SearchAnswer, path: string): Shared {
  return sharedPage({ what: 'answer', title: `${note}: ${title}`, path, text });
}

interface BestAnswerProps {
  answer: SearchAnswer;
  /** The address of the question. */
  path: string;
}

/** What the question asked for, before everything that was merely found. */
export function BestAnswer({ answer, path }: BestAnswerProps): ReactNode {
  const { note, title, text, times, icon, actions, isBirthday, birthYear } = answer;
  const titleId = useId();
  return (
    <section className={styles.best} aria-labelledby={titleId}>
      <ResultSeal icon={icon} size="large" className={styles.seal} />
      <div>
        {note && <p className={styles.note}>{wholeDates(note)}</p>}
        <h2 id={titleId} className={styles.title}>
          {wholeDates(title)}
        </h2>
        <p className={styles.text}>
          <TimedText text={text} times={times} />
        </p>
        {birthYear && <BirthYearForm {...birthYear} />}
        {actions.length > 0 && (
          <div className={styles.actions}>
            <ButtonRow>
              {actions.map(({ label, href }, index) => (
                <ButtonLink key={href} to={href} kind={index === 0 && !birthYear ? 'primary' : 'line'}>
                  {label}
                </ButtonLink>
              ))}
            </ButtonRow>
          </div>
        )}
        {isBirthday && <ShareRow shared={sharedBirthday(answer, path)} className={styles.share} />}
      </div>
    </section>
  );
}
