import type { ReactNode } from 'react';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { distanceLabel, factLabel, houseLabel } from '../../domain/horoscope/fact-label.ts';
import { factMeaning } from '../../domain/horoscope/fact-meaning.ts';
import { LocalTime, type DayInTime } from '../ui/local-time.tsx';
import { FactDiagram } from './fact-diagram.tsx';
import type { ReadingFact } from './reading-fact.ts';
import styles from './why.module.css';

interface WhenProps {
  /** How the day of an instant is named. */
  day: DayInTime;
  /** The one day that the reading is about, if it is: only other days are named. */
  date?: CivilDate;
}

/** "exact 9:12 AM", on the visitor's clock. */
function When({ fact, day, date }: { fact: ReadingFact } & WhenProps): ReactNode {
  if (fact.exactAt === undefined) return fact.tense === 'coming' && !fact.aspect && <span>tomorrow</span>;
  return (
    <span>
      {fact.aspect && 'exact '}
      <LocalTime iso={fact.exactAt} day={day} unlessOn={date} />
    </span>
  );
}

/** "Moon trine Venus · exact 9:12 AM", "Mars in Leo · your tenth house: career and reputation" */
function FactLine({ fact, ...when }: { fact: ReadingFact } & WhenProps): ReactNode {
  const distance = distanceLabel(fact);
  return (
    <p className={styles.fact}>
      <span>{factLabel(fact)}</span>
      <When fact={fact} {...when} />
      {distance && <span>{distance}</span>}
      {fact.house !== undefined && <span>{houseLabel(fact.house)}</span>}
      {fact.kind === 'retrograde' && <span>moving backward as seen from Earth</span>}
      {fact.kind === 'ruler' && <span>your sign’s ruler</span>}
    </p>
  );
}

/** The reasons of one paragraph; a plain disclosure, so it opens by keyboard and without script. */
export function Why({ facts, ...when }: { facts: ReadingFact[] } & WhenProps): ReactNode {
  if (facts.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>Why?</summary>
      {facts.map((fact, index) => (
        <div key={index} className={styles.note}>
          <FactDiagram fact={fact} />
          <div className={styles.words}>
            <FactLine fact={fact} {...when} />
            <p className={styles.sentence}>{factMeaning(fact)}.</p>
          </div>
        </div>
      ))}
    </details>
  );
}
