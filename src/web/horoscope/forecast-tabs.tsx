import type { ReactNode } from 'react';
import { FORECAST_TYPES, type ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { Tabs } from '../ui/tabs.tsx';

const LABELS: Record<ForecastType, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  compatibility: 'Love Match',
};

interface ForecastTabsProps {
  current: ForecastType;
  addressOf: (type: ForecastType) => string;
}

export function ForecastTabs({ current, addressOf }: ForecastTabsProps): ReactNode {
  const items = FORECAST_TYPES.map((type) => ({
    label: LABELS[type],
    to: addressOf(type),
    current: type === current,
  }));
  return <Tabs label="Forecast" items={items} />;
}
