/** What the columns of Pinterest's bulk upload are called; its template's names, unless the owner has set others. */
export interface PinColumns {
  title: string;
  media: string;
  board: string;
  thumbnail: string;
  description: string;
  link: string;
  publishDate: string;
  keywords: string;
}

export const TEMPLATE_COLUMNS: PinColumns = {
  title: 'Title',
  media: 'Media URL',
  board: 'Pinterest board',
  thumbnail: 'Thumbnail',
  description: 'Description',
  link: 'Link',
  publishDate: 'Publish date',
  keywords: 'Keywords',
};

export interface Pin {
  post: number;
  /** As they go out (`outgoingOf`). */
  title: string;
  description: string;
  link: string;
  board: string;
  /** Where Pinterest can fetch the picture: public, whole. */
  picture: string;
  hashtags: readonly string[];
  atMs: number;
}

export interface PinFile {
  csv: string;
  /** Posts that are in it. */
  posts: number[];
  left: { post: number; reason: string }[];
}

export function pinFile(
  pins: readonly Pin[],
  nowMs: number,
  columns: PinColumns = TEMPLATE_COLUMNS,
): PinFile {
  throw new Error(`not written yet: ${pins.length} ${nowMs} ${columns.title}`);
}

/** Pinterest's own page for one pin, with everything filled in; the board is chosen there. */
export function pinPage(url: string, picture: string, description: string): string {
  const asked = [
    ['url', url],
    ['media', picture],
    ['description', description],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value!)}`);
  return `https://www.pinterest.com/pin/create/button/?${asked.join('&')}`;
}
