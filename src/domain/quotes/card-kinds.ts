import type { QuoteTopic } from './topics.ts';

/** The four looks of a picture card, in the order of their numbers in the address. */
export const CARD_STYLES = [
  { number: '1', name: 'Sunset' },
  { number: '2', name: 'Ring' },
  { number: '3', name: 'Plain' },
  { number: '4', name: 'Stars' },
] as const;

/** What each place wants: a feed, a pin, a telephone's whole screen, the preview of a link. */
export const CARD_FORMATS = [
  { key: 'square', name: 'Square', width: 1080, height: 1080 },
  { key: 'portrait', name: 'Portrait', width: 1000, height: 1500 },
  { key: 'story', name: 'Story', width: 1080, height: 1920 },
  { key: 'wide', name: 'Wide', width: 1200, height: 630 },
] as const;

export type CardStyle = (typeof CARD_STYLES)[number]['number'];
export type CardFormat = (typeof CARD_FORMATS)[number]['key'];

export function isCardStyle(value: unknown): value is CardStyle {
  return CARD_STYLES.some(({ number }) => number === value);
}

export function isCardFormat(value: unknown): value is CardFormat {
  return CARD_FORMATS.some(({ key }) => key === value);
}

/** The page of a card. */
export function cardAddress(topic: QuoteTopic, slug: string, style: CardStyle, format: CardFormat): string {
  return `/quotes/${topic}/${slug}/${style}/${format}`;
}

/** Its picture: drawn lines for the page, dots for the download and for link previews. */
export function cardPicture(slug: string, style: CardStyle, format: CardFormat, kind: 'svg' | 'png'): string {
  return `/quote-cards/${slug}/${style}/${format}.${kind}`;
}
