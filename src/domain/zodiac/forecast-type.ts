export const FORECAST_TYPES = ['daily', 'weekly', 'monthly', 'compatibility'] as const;

export type ForecastType = (typeof FORECAST_TYPES)[number];

/** What `?type=` means: `love` is another name of compatibility, anything unknown is daily. */
export function forecastTypeFrom(value: string | null): ForecastType {
  if (value === 'love') return 'compatibility';
  return FORECAST_TYPES.includes(value as ForecastType) ? (value as ForecastType) : 'daily';
}
