import type { PageKind } from './page.ts';

export const SKY_PAGE = {
  name: 'sky',
  paths: ['/sky'],
  title: 'The Sky Today',
  heading: 'The Sky Today',
  description:
    'Where the Sun, the Moon and the planets are today, the aspects they make and what’s retrograde.',
} as const satisfies PageKind;

/** The words of `/sky?date=…`. */
export const DATED_SKY = {
  title: 'The Sky of {date}',
  heading: 'The Sky of {date}',
  description:
    'Where the Sun, the Moon and the planets were on {date}, hour by hour, and what was retrograde.',
} as const;

export const COMING_SKY = {
  ...DATED_SKY,
  description:
    'Where the Sun, the Moon and the planets will be on {date}, hour by hour, and what’ll be retrograde.',
} as const;
