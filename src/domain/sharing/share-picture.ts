import type { Shared } from './share-text.ts';

/** By path, the picture that goes with what is shared: a pin is upright, what is sent along with words is square. */
export function sharePicture(
  { picture }: Pick<Shared, 'picture'>,
  format: 'pin' | 'square' | 'wide',
): string {
  return `/share/reading/${picture}.${format}.png`;
}
