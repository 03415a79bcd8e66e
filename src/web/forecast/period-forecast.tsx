import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { periodLabel, periodOf, type PeriodKind } from '../../domain/forecast/period.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { useLiftDayVeil } from '../shell/day-veil.ts';
import { DateLine } from '../shell/page-head.tsx';
import { deviceDate, useToday } from '../shell/today.tsx';
import { Alert } from '../ui/alert.tsx';
import { Loader } from '../ui/loader.tsx';
import { PastLinks } from './past-links.tsx';
import styles from './period-forecast.module.css';
import { PeriodSheet } from './period-sheet.tsx';
import { firstDayOf, isOfPeriod, periodQuery, type PeriodReading } from './queries.ts';

interface PeriodForecastProps {
  sign: SignKey;
  kind: PeriodKind;
  tabs: ReactNode;
}

const WORDS = {
  weekly: { title: 'Weekly Horoscope', about: 'Your cosmic forecast for the week ahead' },
  monthly: { title: 'Monthly Horoscope', about: 'Your comprehensive cosmic guide for the month' },
};

/** The last period's words stay while the new one's are on their way, so that midnight does not blank an open page. */
function ofSameSign(sign: SignKey, kind: PeriodKind) {
  return (previous: PeriodReading | null | undefined) =>
    previous?.sign === sign && isOfPeriod(previous, kind) ? previous : undefined;
}

/** The reading with the period it is about, which at midnight may for a moment still be the last one. */
function usePeriodReading(sign: SignKey, kind: PeriodKind) {
  const today = useToday();
  const query = useQuery({
    ...periodQuery(kind, sign, today),
    placeholderData: ofSameSign(sign, kind),
    retryOnMount: false,
  });
  return { query, period: periodOf(kind, query.data ? firstDayOf(query.data) : today) };
}

function Head({ sign, kind, tabs }: PeriodForecastProps): ReactNode {
  const today = useToday();
  const { period } = usePeriodReading(sign, kind);
  const { title, about } = WORDS[kind];
  return (
    <header className={styles.head}>
      <div>
        {tabs}
        <DateLine className={styles.today} />
        <h1 className={styles.title}>
          {signOf(sign).name} {title}
        </h1>
        <p className={styles.when} data-dated-text>
          <time dateTime={kind === 'weekly' ? period.from : period.from.slice(0, 7)}>
            {periodLabel(period)}
          </time>
        </p>
        <p className={styles.about}>{about}</p>
        <PastLinks sign={sign} kind={kind} />
      </div>
      <img
        className={styles.ring}
        src={`/sky-art/ring-${sign}-${today}.svg`}
        width={340}
        height={340}
        alt=""
        loading="lazy"
      />
    </header>
  );
}

function Body({ sign, kind }: Omit<PeriodForecastProps, 'tabs'>): ReactNode {
  const today = useToday();
  const { query, period } = usePeriodReading(sign, kind);
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = query;
  useLiftDayVeil(!isPending && !isPlaceholderData && today === deviceDate(new Date()));
  const loader = <Loader label={`Loading ${kind} forecast...`} />;
  return (
    <div className={styles.body} data-dated>
      {isPlaceholderData && <div className={styles.veiled}>{loader}</div>}
      {isPending || (isError && isFetching) ? (
        loader
      ) : isError ? (
        <Alert
          title="Unable to load horoscope"
          text="The stars seem clouded at the moment. Please try again later."
          onRetry={() => void refetch()}
        />
      ) : data ? (
        // A new period is a new sheet: the last one's sections would be seen moving to their new places.
        <PeriodSheet key={period.from} period={period} reading={data} />
      ) : (
        <p className={styles.empty}>No horoscope available</p>
      )}
    </div>
  );
}

/** A sign's week or month: what changes when, then the sections with their reasons. */
export function PeriodForecast(props: PeriodForecastProps): ReactNode {
  return (
    <div className={styles.card}>
      <Head {...props} />
      <Body key={props.kind} sign={props.sign} kind={props.kind} />
    </div>
  );
}
