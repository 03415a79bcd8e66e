import { lazy } from 'react';

/** Most visits read a day: the code of weeks and months is fetched with the first of them. */
export const fetchPeriodForecast = () => import('./period-forecast.tsx');

export const PeriodForecast = lazy(async () => ({ default: (await fetchPeriodForecast()).PeriodForecast }));
