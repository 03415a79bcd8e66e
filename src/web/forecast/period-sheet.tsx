import type { ReactNode } from 'react';
import type { Period } from '../../domain/forecast/period.ts';
import { sharedPeriod } from '../../domain/sharing/shared-period.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { Corrections } from '../horoscope/corrections.tsx';
import { ReadingEnd } from '../horoscope/reading-end.tsx';
import { useToday } from '../shell/today.tsx';
import styles from './period-sheet.module.css';
import type { PeriodReading } from './queries.ts';
import { SectionRows } from './section-rows.tsx';
import { Strip } from './strip.tsx';

interface PeriodSheetProps {
  period: Period;
  reading: PeriodReading;
  /** Where it is shared from, when that is not the sign's current forecast. */
  path?: string;
}

/** A week or a month on paper: what changes when, the sections with their reasons, and how to pass it on. */
export function PeriodSheet({ period, reading, path }: PeriodSheetProps): ReactNode {
  const today = useToday();
  const shared = sharedPeriod(reading);
  return (
    <article className={styles[signOf(reading.sign).element.toLowerCase()]}>
      <Strip period={period} today={today} reading={reading} />
      <SectionRows period={period} reading={reading} />
      <Corrections corrections={reading.corrections} />
      <div className={styles.end}>
        <ReadingEnd shared={{ ...shared, path: path ?? shared.path }} />
      </div>
    </article>
  );
}
