import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DailyReading } from '../../contract/horoscope.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { useLiftDayVeil } from '../shell/day-veil.ts';
import { deviceDate, useToday } from '../shell/today.tsx';
import { Alert } from '../ui/alert.tsx';
import { Loader } from '../ui/loader.tsx';
import styles from './daily-forecast.module.css';
import { DailyDisplay } from './daily-display.tsx';
import { dailyQuery } from './queries.ts';

/** Yesterday's reading stays while today's is on its way, so that midnight does not blank an open page. */
function ofSameSign(sign: SignKey) {
  return (previous: DailyReading | null | undefined) => (previous?.sign === sign ? previous : undefined);
}

export function DailyForecast({ sign }: { sign: SignKey }): ReactNode {
  const today = useToday();
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...dailyQuery(sign, today),
    placeholderData: ofSameSign(sign),
    retryOnMount: false,
  });
  // At first the page's own day is shown, which is settled but need not be the visitor's.
  useLiftDayVeil(!isPending && !isPlaceholderData && today === deviceDate(new Date()));
  return (
    <div className={styles.forecast} data-dated>
      {isPlaceholderData && (
        <div className={styles.veiled}>
          <Loader label="Loading horoscope..." />
        </div>
      )}
      {isPending || (isError && isFetching) ? (
        <Loader label="Loading horoscope..." />
      ) : isError ? (
        <Alert
          title="Unable to load horoscope"
          text="The stars seem clouded at the moment. Please try again later."
          onRetry={() => void refetch()}
        />
      ) : data?.description ? (
        // A new day is a new sheet: yesterday's paragraphs would be seen moving to their new places.
        <DailyDisplay key={data.date} reading={data} />
      ) : (
        <p className={styles.empty}>No horoscope available</p>
      )}
    </div>
  );
}
