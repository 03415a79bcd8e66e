import type { ReactNode } from 'react';
import type { DailyReading } from '../../contract/horoscope.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import { archivedAddress, type Archived } from '../../domain/archive/archived.ts';
import { sharedDay } from '../../domain/sharing/shared-day.ts';
import { ReadingBlocks } from '../horoscope/daily-display.tsx';
import { LuckyTiles } from '../horoscope/lucky-tiles.tsx';
import { NoonPositions } from '../horoscope/positions-table.tsx';
import { ReadingEnd } from '../horoscope/reading-end.tsx';
import { SignRing } from '../horoscope/sign-head.tsx';
import styles from './archived-day.module.css';

interface ArchivedDayProps {
  archived: Archived;
  reading: DailyReading;
  sky: SkyAnswer;
}

/** A day's reading beside the sky of that day. */
export function ArchivedDay({ archived, reading, sky }: ArchivedDayProps): ReactNode {
  const { sign, date } = reading;
  return (
    <div className={styles.plan}>
      <article className={styles.reading}>
        <h2 className={styles.title}>The Day’s Reading</h2>
        <ReadingBlocks reading={reading} />
        <LuckyTiles reading={reading} />
        <ReadingEnd shared={{ ...sharedDay(reading), path: archivedAddress(archived) }} />
      </article>
      <section className={styles.sky} aria-labelledby="sky-then">
        <h2 id="sky-then" className={styles.title}>
          The Day’s Sky
        </h2>
        <SignRing sign={sign} date={date} />
        <NoonPositions sign={sign} sky={sky} />
      </section>
    </div>
  );
}
