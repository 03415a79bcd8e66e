/** How surely somebody knows their hour. */
export const TIME_KINDS = ['exact', 'about', 'unknown'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

export interface AboutTime {
  label: string;
  /** Either way. */
  minutes: number;
  /** The middle of a part of the day; without one, the clock time is asked for. */
  time?: string;
}

export const ABOUT_TIMES = {
  quarter: { label: 'Give or take 15 minutes', minutes: 15 },
  hour: { label: 'Give or take an hour', minutes: 60 },
  morning: { label: 'In the morning, 6 to noon', minutes: 180, time: '09:00' },
  afternoon: { label: 'In the afternoon, noon to 6', minutes: 180, time: '15:00' },
  evening: { label: 'In the evening, 6 to midnight', minutes: 180, time: '21:00' },
  night: { label: 'At night, midnight to 6', minutes: 180, time: '03:00' },
} as const satisfies Record<string, AboutTime>;
export type AboutKey = keyof typeof ABOUT_TIMES;
