import type { ReactNode } from 'react';
import type { DailyReading } from '../../contract/reading.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import { ReadingBlocks } from '../horoscope/daily-display.tsx';
import { LuckyTiles } from '../horoscope/lucky-tiles.tsx';
import { NoonPositions } from '../horoscope/positions-table.tsx';
import { SignRing } from '../horoscope/sign-head.tsx';
import styles from './archived-day.module.css';

/** A day's reading beside the sky of that day. */
export function ArchivedDay({ reading, sky }: { reading: DailyReading; sky: SkyAnswer }): ReactNode {
  const { sign, date } = reading;
  return (
    <div className={styles.plan}>
      <article className={styles.reading}>
        <h2 className={styles.title}>The Day’s Reading</h2>
        <ReadingBlocks reading={reading} />
        <LuckyTiles reading={reading} />
        <p className={styles.entertainment}>
          For entertainment only. The planets are where we say they are; the rest is up to you.
        </p>
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
