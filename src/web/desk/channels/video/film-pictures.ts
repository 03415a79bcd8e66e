import type { Storyboard } from '../../../../contract/desk-channel-films.ts';

export interface FilmPictures {
  shots: ImageBitmap[];
  /** Null where the shot has the words itself. */
  captions: (ImageBitmap | null)[];
}

async function bitmapOf(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error('A picture of the film couldn’t be drawn. Try again in a moment.');
  return createImageBitmap(await response.blob());
}

/** One after the other: the server draws one at a time. */
export async function fetchPictures(board: Storyboard, signal: AbortSignal): Promise<FilmPictures> {
  const pictures: FilmPictures = { shots: [], captions: [] };
  for (const { picture } of board.shots) pictures.shots.push(await bitmapOf(picture, signal));
  for (const { picture } of board.captions)
    pictures.captions.push(picture === null ? null : await bitmapOf(picture, signal));
  return pictures;
}

export function closePictures({ shots, captions }: FilmPictures): void {
  for (const picture of [...shots, ...captions]) picture?.close();
}
