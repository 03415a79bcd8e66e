import { archivedFrom } from '../archive/archived.ts';
import type { PageKind } from './page.ts';

export const ARCHIVE_PAGE = {
  name: 'archive',
  paths: ['/archive'],
  section: 'horoscope',
  title: 'Horoscope Archive: {sign}, {month}',
  heading: '{month}',
  description:
    'A calendar of the {sign} readings for {month}, each just as it was published, with that day’s Moon and sky.',
} as const satisfies PageKind;

/** What the door of the archive is called, which is no month's own page. */
export const ARCHIVE_DOOR = {
  title: 'Horoscope Archive',
  description:
    'Every reading since January 2026, just as it was published: by day, by week and by month, for all twelve signs.',
} as const;

export const ARCHIVED_PAGE = {
  name: 'archived',
  paths: ['/archive/:slug'],
  section: 'horoscope',
  accepts: ({ slug = '' }) => archivedFrom(slug) !== null,
  title: '{sign} {kind}, {when}',
  heading: '{sign}, {when}',
  description: '{sign}, {when}, as published: {words}',
} as const satisfies PageKind;
