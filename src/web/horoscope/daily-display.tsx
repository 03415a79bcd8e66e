import { Fragment, type ReactNode } from 'react';
import type { DailyReading } from '../../contract/horoscope.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { blocksOf, segmentsOf } from '../../domain/horoscope/reading.ts';
import { sharedDay } from '../../domain/sharing/shared-day.ts';
import { Corrections } from './corrections.tsx';
import styles from './daily-display.module.css';
import { DaysBeside } from './days-beside.tsx';
import { LuckyTiles } from './lucky-tiles.tsx';
import { ReadingEnd } from './reading-end.tsx';
import { Why } from './why.tsx';

/** A sub-heading with the part of life its paragraph is about. */
function BlockHead({ heading, part }: { heading: string | undefined; part: string | null }): ReactNode {
  if (!heading && !part) return null;
  return (
    <div className={styles.head}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {part && <p className={styles.part}>{part}</p>}
    </div>
  );
}

/** The day in one sentence, then the paragraphs with their sub-headings, each with its reason. */
export function ReadingBlocks({ reading }: { reading: DailyReading }): ReactNode {
  const blocks = blocksOf(reading.description);
  return (
    <>
      <p className={styles.summary}>{reading.summary}</p>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {segmentsOf(block).map(({ heading, text }, place) => (
            <Fragment key={place}>
              <BlockHead heading={heading} part={place === 0 ? (reading.parts[index] ?? null) : null} />
              {text && (
                <p className={index + place === 0 ? styles.first : heading ? undefined : styles.closing}>
                  {text}
                </p>
              )}
            </Fragment>
          ))}
          <Why
            day="weekday"
            date={reading.date}
            facts={reading.because
              .filter(({ paragraph }) => paragraph === index)
              .flatMap(({ facts }) => facts)}
          />
        </Fragment>
      ))}
      <Corrections corrections={reading.corrections} />
    </>
  );
}

export function DailyDisplay({ reading }: { reading: DailyReading }): ReactNode {
  return (
    <article className={styles.display}>
      <p className={styles.date}>
        Horoscope for <time dateTime={reading.date}>{longDate(reading.date)}</time>
      </p>
      <h2 className={styles.title}>Today’s Reading</h2>
      <ReadingBlocks reading={reading} />
      <LuckyTiles reading={reading} />
      <ReadingEnd shared={sharedDay(reading)} />
      <DaysBeside sign={reading.sign} date={reading.date} />
    </article>
  );
}
