import type { ReactNode } from 'react';
import { nameOfBody, type Body } from '../../domain/sky/bodies.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { LocalTime, type DayInTime } from '../ui/local-time.tsx';
import { FactDiagram } from './fact-diagram.tsx';
import type { ReadingFact } from './reading-fact.ts';
import styles from './why.module.css';

const shortName = (body: Body): string => nameOfBody(body).replace(/^the /, '');

function subject({ kind, bodies: [first, second], aspect, sign }: ReadingFact): string {
  if (aspect && second) return `${shortName(first!)} ${aspect} ${shortName(second)}`;
  if (kind === 'retrograde') return `${shortName(first!)} retrograde`;
  return sign ? `${shortName(first!)} in ${signOf(sign).name}` : shortName(first!);
}

/** "Moon trine Venus · exact 9:12 AM · orb 0.8°", as far as the fact has it. */
function FactLine({ fact, day }: { fact: ReadingFact; day: DayInTime | undefined }): ReactNode {
  return (
    <p className={styles.fact}>
      <span>{subject(fact)}</span>
      {fact.exactAt && (
        <span>
          {fact.kind === 'aspect' ? 'exact ' : 'at '}
          <LocalTime iso={fact.exactAt} day={day} />
        </span>
      )}
      {fact.orbDeg !== undefined && <span>orb {fact.orbDeg.toFixed(1)}°</span>}
      {fact.house !== undefined && !fact.aspect && <span>house {fact.house}</span>}
    </p>
  );
}

/** The reasons of one paragraph; a plain disclosure, so it opens by keyboard and without script. */
export function Why({ facts, day }: { facts: ReadingFact[]; day?: DayInTime }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>Why?</summary>
      {facts.map((fact, index) => (
        <div key={index} className={styles.note}>
          <FactDiagram fact={fact} />
          <div className={styles.words}>
            <FactLine fact={fact} day={day} />
            <p className={styles.sentence}>{fact.text}</p>
          </div>
        </div>
      ))}
    </details>
  );
}
