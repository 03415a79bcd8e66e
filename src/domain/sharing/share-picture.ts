/** By path, the picture of a reading, by its key: a pin is upright, what is sent along with words is square. */
export function sharePicture(key: string, format: 'pin' | 'square' | 'wide'): string {
  return `/share/reading/${key}.${format}.png`;
}

/** By path, the picture that a page's link preview has, which the server knows: cut like this where it can be. */
export function previewPicture(page: string, format: 'pin' | 'square'): string {
  return `/share/picture?page=${encodeURIComponent(page)}&format=${format}`;
}
