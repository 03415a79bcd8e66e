import type { PageKind } from './page.ts';

export const SKY_PAGE = {
  name: 'sky',
  paths: ['/sky'],
  title: 'The Sky Today',
  heading: 'The Sky Today',
  description:
    'Where the Sun, the Moon and the planets are today, the aspects they make and what’s retrograde.',
} as const satisfies PageKind;
