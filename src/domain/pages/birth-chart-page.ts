import type { PageKind } from './page.ts';

export const BIRTH_CHART_PAGE = {
  name: 'birthChart',
  paths: ['/birth-chart'],
  title: 'Your Birth Chart',
  heading: 'Your Birth Chart',
  description:
    'Give us a date, a place and a time. We’ll draw the sky as it stood and tell you what it says. Free, and nothing is stored.',
} as const satisfies PageKind;
