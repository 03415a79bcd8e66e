/** A picture that was put up: what it is, in hash and size, so that a page knows its place before it is loaded. */
const ID = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;
/** The same inside of a text. */
const IDS = /\b[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}\b/g;

export interface PictureSize {
  width: number;
  height: number;
}

export const isPictureId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

export const pictureId = (hash: string, { width, height }: PictureSize): string =>
  `${hash.slice(0, 32)}-${width}x${height}`;

export function pictureSize(id: string): PictureSize {
  const [, width, height] = ID.exec(id)!;
  return { width: Number(width), height: Number(height) };
}

/** Whole, or cut to the 3 by 2 of a list. */
export const PICTURE_FORMS = ['whole', 'small'] as const;
export type PictureForm = (typeof PICTURE_FORMS)[number];

export const picturePath = (id: string, form: PictureForm = 'whole'): string =>
  `/blog-pictures/${id}${form === 'small' ? '.small' : ''}.webp`;

/** All that a text names, in its figure or between its lines. */
export const picturesIn = (text: string): string[] => [...new Set(text.match(IDS) ?? [])];
