/** What each place wants: the preview of a link, a feed, a pin board, a telephone's whole screen. */
export const SHARE_FORMATS = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  pin: { width: 1000, height: 1500 },
  story: { width: 1080, height: 1920 },
} as const;

export type ShareFormat = keyof typeof SHARE_FORMATS;
export const FORMAT_NAMES = Object.keys(SHARE_FORMATS) as ShareFormat[];

export function isShareFormat(value: unknown): value is ShareFormat {
  return FORMAT_NAMES.some((name) => name === value);
}
