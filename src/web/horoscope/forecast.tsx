import type { ReactNode } from 'react';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { OpeningNote } from '../opening/opening-note.tsx';
import { DateLine } from '../shell/page-head.tsx';
import { DailyForecast } from './daily-forecast.tsx';
import styles from './forecast.module.css';
import { ForecastTabs } from './forecast-tabs.tsx';
import { PositionsTable } from './positions-table.tsx';
import { SignHead } from './sign-head.tsx';

interface ForecastProps {
  sign: SignKey;
  type: ForecastType;
  addressOf: (type: ForecastType) => string;
}

const OPENING = { weekly: 'weekly', monthly: 'monthly', compatibility: 'love' } as const;

/** One sign's forecast: who on the left, what on the right; on phones one after the other. */
export function Forecast({ sign, type, addressOf }: ForecastProps): ReactNode {
  return (
    <div className={styles.plan}>
      <SignHead sign={sign} />
      <div className={styles.reading}>
        <ForecastTabs current={type} addressOf={addressOf} />
        {type === 'daily' ? (
          <DailyForecast sign={sign} />
        ) : (
          <>
            <DateLine className={styles.date} />
            <OpeningNote page={OPENING[type]} />
          </>
        )}
      </div>
      <PositionsTable sign={sign} />
    </div>
  );
}
