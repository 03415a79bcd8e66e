import type { ReactNode } from 'react';
import type { DeskReading } from '../../../contract/desk-readings.ts';
import { monthDayYear, monthYear } from '../../../domain/calendar/written-date.ts';
import { signOf } from '../../../domain/zodiac/signs.ts';
import { Corrections } from '../../horoscope/corrections.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { ReadingPart } from './reading-part.tsx';
import styles from './reading-sheet.module.css';

/** "Leo, November 17, 2026" */
function titleOf({ kind, sign, period }: DeskReading): string {
  const when =
    kind === 'monthly' ? monthYear(period) : `${kind === 'weekly' ? 'week of ' : ''}${monthDayYear(period)}`;
  return `${signOf(sign).name}, ${when}`;
}

/** The reading as visitors have it, part by part. */
export function ReadingSheet({ reading }: { reading: DeskReading }): ReactNode {
  const { href, parts, corrections } = reading;
  return (
    <Section title={titleOf(reading)} note={href === null ? 'not open yet' : 'published'}>
      {href === null ? (
        <p className={styles.about}>Nobody can read it yet. It may still change with the paragraphs below.</p>
      ) : (
        <p className={styles.about}>
          <ButtonLink kind="text" glyph="arrow" reloadDocument to={href}>
            See it on the site
          </ButtonLink>
        </p>
      )}
      <div className={styles.parts}>
        {parts.map((part) => (
          <ReadingPart key={part.place} reading={reading} part={part} />
        ))}
      </div>
      <Corrections corrections={corrections} />
    </Section>
  );
}
