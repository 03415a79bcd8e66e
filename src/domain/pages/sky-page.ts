import type { PageKind } from './page.ts';

export const SKY_PAGE = {
  name: 'sky',
  paths: ['/sky'],
  title: 'The Sky Today',
  heading: 'The Sky Today',
  description:
    'Where the Sun, the Moon and the planets stand today, which angles they make and what walks backwards.',
} as const satisfies PageKind;
