import { Suspense, type ReactNode } from 'react';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { LoveMatch } from '../compatibility/on-demand.ts';
import { PeriodForecast } from '../forecast/on-demand.ts';
import { DailyForecast } from './daily-forecast.tsx';
import styles from './forecast.module.css';
import { ForecastTabs } from './forecast-tabs.tsx';
import { PositionsTable } from './positions-table.tsx';
import { SignHead } from './sign-head.tsx';

interface ForecastProps {
  sign: SignKey;
  type: ForecastType;
  addressOf: (type: ForecastType) => string;
  /** Where the Love Match of another sign of one's own stands. */
  addressOfSign: (sign: SignKey) => string;
}

/** One sign's forecast: who on the left, what on the right; on phones one after the other. */
export function Forecast({ sign, type, addressOf, addressOfSign }: ForecastProps): ReactNode {
  const tabs = <ForecastTabs current={type} addressOf={addressOf} />;
  if (type === 'compatibility')
    return (
      <Suspense>
        <LoveMatch sign={sign} tabs={tabs} addressOfSign={addressOfSign} />
      </Suspense>
    );
  if (type !== 'daily')
    return (
      <Suspense>
        <PeriodForecast sign={sign} kind={type} tabs={tabs} />
      </Suspense>
    );
  return (
    <div className={styles.plan}>
      <SignHead sign={sign} />
      <div className={styles.reading}>
        {tabs}
        <DailyForecast sign={sign} />
      </div>
      <PositionsTable sign={sign} />
    </div>
  );
}
