import type { PageKind } from './page.ts';

export const LOGOS_PAGE = {
  name: 'logos',
  paths: ['/logos'],
  title: 'Logos and Pictures',
  heading: 'Logos',
  description: 'Our marks, the twelve sign pictures and our colors, to use when you write about us.',
} as const satisfies PageKind;
