import { CARD_NAMES } from '../tarot/card-names.ts';
import { READING_LIFE_DAYS } from '../tarot/reading-life.ts';
import type { PageKind } from './page.ts';

export const TAROT_PAGE = {
  name: 'tarot',
  paths: ['/tarot'],
  section: 'tarot',
  title: 'Tarot Readings',
  heading: 'Tarot Readings',
  description:
    'Draw from our own deck, see what the cards say together, and check for yourself that the draw was fair.',
} as const satisfies PageKind;

export const TAROT_CARDS_PAGE = {
  name: 'tarotCards',
  paths: ['/tarot/cards'],
  section: 'tarot',
  title: 'All 78 Tarot Cards',
  heading: 'All 78 Tarot Cards',
  description: 'Every card of our own deck, upright and reversed, with its place in the sky.',
} as const satisfies PageKind;

export const TAROT_CARD_PAGE = {
  name: 'tarotCard',
  paths: ['/tarot/cards/:slug'],
  section: 'tarot',
  accepts: ({ slug }) => CARD_NAMES.some((name) => name.slug === slug),
  title: '{name}: Tarot Card Meaning',
  heading: '{name}',
  description: '{name}, upright ({upright}) and reversed ({reversed}): love, work, advice, and yes or no.',
} as const satisfies PageKind;

export const TAROT_READING_PAGE = {
  name: 'tarotReading',
  paths: ['/tarot/reading/:id'],
  section: 'tarot',
  noindex: true,
  accepts: ({ id = '' }) => /^[0-9a-f]{32}$/.test(id),
  title: 'A Tarot Reading: {name}',
  heading: '{name}',
  description: '{cards}. A tarot reading of {total}, with a draw anyone can check.',
} as const satisfies PageKind;

/** What the page of a reading says when there is none. */
export const ENDED_READING = {
  title: 'This Reading Is Gone',
  heading: 'This Reading Is Gone',
  description: `A reading is deleted when nobody has opened it for ${READING_LIFE_DAYS} days, or when the person who drew it deletes it. If you saved this one, it’s still in your journal.`,
  noindex: true,
} as const;

export const TAROT_JOURNAL_PAGE = {
  name: 'tarotJournal',
  paths: ['/tarot/journal'],
  section: 'tarot',
  noindex: true,
  title: 'Your Tarot Journal',
  heading: 'Your Journal',
  description: 'The readings you saved, with your notes. They’re kept in this browser and nowhere else.',
} as const satisfies PageKind;
