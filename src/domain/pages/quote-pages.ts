import { isCardFormat, isCardStyle } from '../quotes/card-kinds.ts';
import { isQuoteTopic } from '../quotes/topics.ts';
import type { PageKind } from './page.ts';

const isSlug = (text: string | undefined): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text ?? '');

export const QUOTES_PAGE = {
  name: 'quotes',
  paths: ['/quotes'],
  section: 'quotes',
  title: 'Quotes by Topic',
  heading: 'Verified Quotes',
  description:
    'Lines worth keeping, sorted by topic, every one checked word for word against the book it came from.',
} as const satisfies PageKind;

export const QUOTE_FAVORITES_PAGE = {
  name: 'quoteFavorites',
  paths: ['/quotes/favorites'],
  section: 'quotes',
  noindex: true,
  title: 'Your Favorite Quotes',
  heading: 'Your Favorites',
  description: 'The quotes you saved. They’re kept on this device and nowhere else.',
} as const satisfies PageKind;

export const REALLY_SAID_PAGE = {
  name: 'reallySaid',
  paths: ['/quotes/really-said'],
  section: 'quotes',
  title: 'Who Really Said It? Famous Quotes With the Wrong Name',
  heading: 'Who Really Said It?',
  description:
    'Famous quotes credited to the wrong person: who said what, as far as anyone knows, and why we think so.',
} as const satisfies PageKind;

export const MISATTRIBUTION_PAGE = {
  name: 'misattribution',
  paths: ['/quotes/really-said/:slug'],
  section: 'quotes',
  accepts: ({ slug }) => isSlug(slug),
  title: 'Who Really Said “{words}”?',
  heading: '“{text}”',
  description: 'Not {false}: {believed}',
} as const satisfies PageKind;

export const QUOTE_AUTHOR_PAGE = {
  name: 'quoteAuthor',
  paths: ['/quotes/authors/:author'],
  section: 'quotes',
  accepts: ({ author }) => isSlug(author),
  title: '{name} Quotes, With Sources',
  heading: '{name}',
  description: '{about} {count}, each with its book and where to find it.',
} as const satisfies PageKind;

export const QUOTE_TOPIC_PAGE = {
  name: 'quoteTopic',
  paths: ['/quotes/:topic'],
  section: 'quotes',
  accepts: ({ topic }) => isQuoteTopic(topic),
  title: '{name} Quotes',
  heading: '{name} Quotes',
  description:
    'Quotes on the topic “{name}”, each with its author, its book and where in the book to find it.',
} as const satisfies PageKind;

export const QUOTE_PAGE = {
  name: 'quote',
  paths: ['/quotes/:topic/:slug'],
  section: 'quotes',
  accepts: ({ topic, slug }) => isQuoteTopic(topic) && isSlug(slug),
  title: '“{words}” {author}',
  heading: '{text}',
  description: '“{text}” {author}, {work}.',
} as const satisfies PageKind;

export const QUOTE_CARD_PAGE = {
  name: 'quoteCard',
  paths: ['/quotes/:topic/:slug/:page/:subpage'],
  section: 'quotes',
  noindex: true,
  accepts: ({ topic, slug, page, subpage }) =>
    isQuoteTopic(topic) && isSlug(slug) && isCardStyle(page) && isCardFormat(subpage),
  title: '“{words}” {author}: a {style} {format} Card',
  heading: '{style}, {format}',
  description: 'A picture card of “{text}” by {author}, to save or to send.',
} as const satisfies PageKind;
