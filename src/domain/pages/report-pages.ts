import { SAMPLE } from '../report/sample.ts';
import type { PageKind } from './page.ts';

export const REPORT_PAGE = {
  name: 'report',
  paths: ['/personal-destiny-report'],
  undisturbed: true,
  title: 'Personal Destiny Report',
  heading: 'Personal Destiny Report',
  description:
    'A book about one person, written from the sky over your birthplace at the minute you were born. Read a whole one free, and preview yours.',
} as const satisfies PageKind;

export const REPORT_SAMPLE_PAGE = {
  name: 'reportSample',
  paths: ['/personal-destiny-report/sample'],
  undisturbed: true,
  title: `A Whole Report, Free: ${SAMPLE.name}`,
  heading: `${SAMPLE.name}’s Report`,
  description: `Our Personal Destiny Report for ${SAMPLE.name}, born in Ulm in 1879: every chapter, his year ${SAMPLE.year} month by month, and the fact behind each paragraph.`,
} as const satisfies PageKind;
