import type { PageKind } from './page.ts';

export const PRIVACY_PAGE = {
  name: 'privacy',
  paths: ['/privacy-policy'],
  withoutFooter: true,
  title: 'Privacy Policy',
  heading: 'Privacy Policy',
  description: 'What this site stores about you, why, for how long, and how to delete it.',
} as const satisfies PageKind;

export const TERMS_PAGE = {
  name: 'terms',
  paths: ['/terms-of-service'],
  withoutFooter: true,
  title: 'Terms of Service',
  heading: 'Terms of Service',
  description: 'The terms for using this site.',
} as const satisfies PageKind;
