export interface BrandColor {
  name: string;
  /** As the style sheets of the site call it. */
  token: string;
  hex: string;
  use: string;
}

/** What the colors are seen on. */
export const NIGHT = '#0b0f1e';

/** Written out here, for the page must not carry the inks of all drawings; a test holds them to the style sheet. */
export const BRAND_COLORS: readonly BrandColor[] = [
  { name: 'Night', token: '--night-900', hex: NIGHT, use: 'The ground of every page' },
  { name: 'Deep night', token: '--night-950', hex: '#070a16', use: 'The masthead' },
  { name: 'Ivory', token: '--ivory', hex: '#f3ead3', use: 'Text people read' },
  { name: 'Parchment', token: '--parchment', hex: '#d3c9b0', use: 'The second voice' },
  { name: 'Dust', token: '--dust', hex: '#a79e88', use: 'Labels and sources' },
  { name: 'Bright brass', token: '--brass-100', hex: '#fff1c4', use: 'What is lit or current' },
  { name: 'Pale brass', token: '--brass-200', hex: '#f7e2a6', use: 'Headings, the wordmark' },
  { name: 'Brass', token: '--brass-300', hex: '#e8c37a', use: 'Links and buttons' },
  { name: 'Old brass', token: '--brass-500', hex: '#b98a3e', use: 'Lines, ticks and frames' },
  { name: 'Fire', token: '--fire', hex: '#ff9a5a', use: 'Aries, Leo, Sagittarius' },
  { name: 'Earth', token: '--earth', hex: '#bfe08a', use: 'Taurus, Virgo, Capricorn' },
  { name: 'Air', token: '--air', hex: '#a9c4ff', use: 'Gemini, Libra, Aquarius' },
  { name: 'Water', token: '--water', hex: '#7fe3e0', use: 'Cancer, Scorpio, Pisces' },
];
