import { useId, type ReactNode } from 'react';
import type { SearchAnswer } from '../../contract/search.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import styles from './best-answer.module.css';
import { BirthYearForm } from './birth-year-form.tsx';
import { ResultSeal } from './result-seal.tsx';

/** What the question asked for, before everything that was merely found. */
export function BestAnswer({ answer }: { answer: SearchAnswer }): ReactNode {
  const { note, title, text, icon, actions, birthYear } = answer;
  const titleId = useId();
  return (
    <section className={styles.best} aria-labelledby={titleId}>
      <ResultSeal icon={icon} size="large" className={styles.seal} />
      <div>
        {note && <p className={styles.note}>{note}</p>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
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
      </div>
    </section>
  );
}
