import type { ReactNode } from 'react';
import type { Archived } from '../../domain/archive/archived.ts';
import { periodOf, type PeriodKind } from '../../domain/forecast/period.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { PeriodReading } from '../forecast/queries.ts';
import { SectionRows } from '../forecast/section-rows.tsx';
import { Strip } from '../forecast/strip.tsx';
import { useToday } from '../shell/today.tsx';
import styles from './archived-period.module.css';

interface ArchivedPeriodProps {
  archived: Archived;
  kind: PeriodKind;
  reading: PeriodReading;
}

/** A week or a month as it was printed: what changed when, then the sections with their reasons. */
export function ArchivedPeriod({ archived, kind, reading }: ArchivedPeriodProps): ReactNode {
  const today = useToday();
  return (
    <article className={styles[signOf(archived.sign).element.toLowerCase()]}>
      <Strip period={periodOf(kind, archived.from)} today={today} reading={reading} />
      <SectionRows kind={kind} reading={reading} />
      <p className={styles.entertainment}>
        For entertainment only. The planets are where we say they are; the rest is up to you.
      </p>
    </article>
  );
}
