import { useState, type ReactNode } from 'react';
import type { DeskReading, DeskReadingPart } from '../../../contract/desk-readings.ts';
import { monthDay } from '../../../domain/calendar/written-date.ts';
import { Why } from '../../horoscope/why.tsx';
import { Button } from '../../ui/button.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { ParagraphEditor } from './paragraph-editor.tsx';
import styles from './reading-part.module.css';

interface ReadingPartProps {
  reading: DeskReading;
  part: DeskReadingPart;
}

type Open = 'change' | 'correct' | null;

function Words({ part, kind }: { part: DeskReadingPart; kind: DeskReading['kind'] }): ReactNode {
  const { place, label, heading, text, lifePart, paragraph } = part;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.label}>
          {label}
          {lifePart !== null && ` · ${lifePart}`}
        </p>
        {paragraph && <code className={styles.unit}>{paragraph.shown}</code>}
      </div>
      {heading !== null && <h3 className={styles.heading}>{heading}</h3>}
      {text.split('\n\n').map((one) => (
        <p key={one} className={place === 'summary' ? styles.summary : styles.text}>
          {one}
        </p>
      ))}
      <Why day={kind === 'monthly' ? 'date' : 'weekday'} facts={part.facts} />
    </>
  );
}

/** One paragraph with its reason, and what can be done about its words. */
export function ReadingPart({ reading, part }: ReadingPartProps): ReactNode {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const { paragraph, label } = part;
  return (
    <section className={styles.part} aria-label={label}>
      <Words part={part} kind={reading.kind} />
      {open === null && (
        <div className={styles.buttons}>
          {paragraph && (
            <Button kind="line" onClick={() => setOpen('change')}>
              {paragraph.change.isComing ? 'Go on changing it' : 'Change it'} from{' '}
              {monthDay(paragraph.change.since)} on
            </Button>
          )}
          {reading.href !== null && (
            <Button kind="line" onClick={() => setOpen('correct')}>
              Correct what’s published
            </Button>
          )}
        </div>
      )}
      {open === 'change' && paragraph && <ParagraphEditor paragraph={paragraph} onClose={close} />}
      {open === 'correct' && <CorrectionForm reading={reading} part={part} onClose={close} />}
    </section>
  );
}
