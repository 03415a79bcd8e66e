import { archivedFrom } from '../archive/archived.ts';
import type { PageKind } from './page.ts';

export const ARCHIVE_PAGE = {
  name: 'archive',
  paths: ['/archive'],
  section: 'horoscope',
  title: 'Horoscope Archive: {sign}, {month}',
  heading: '{month}',
  description:
    'A calendar of the {sign} readings of {month}, each as it was printed, with the Moon and the sky of its day.',
} as const satisfies PageKind;

export const ARCHIVED_PAGE = {
  name: 'archived',
  paths: ['/archive/:slug'],
  section: 'horoscope',
  accepts: ({ slug = '' }) => archivedFrom(slug) !== null,
  title: '{sign} {kind}, {when}',
  heading: '{sign}, {when}',
  description: '{sign}, {when}, as it was printed: {words}',
} as const satisfies PageKind;
