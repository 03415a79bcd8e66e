import { frameAt, type Move } from '../../../../art/social/film/frame.ts';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import type { FilmPictures } from './film-pictures.ts';

interface Sheet {
  context: OffscreenCanvasRenderingContext2D;
  width: number;
  height: number;
}

/** Enlarged around its point, so that it always covers the sheet. */
function paintShot({ context, width, height }: Sheet, picture: ImageBitmap, scale: number, { x, y }: Move) {
  const left = x * width * (1 - scale);
  const top = y * height * (1 - scale);
  context.drawImage(picture, left, top, width * scale, height * scale);
}

/** Paints what is seen at an instant of the film. */
export function paintFrame(sheet: Sheet, board: Storyboard, pictures: FilmPictures, at: number): void {
  const { context } = sheet;
  const { seen, caption } = frameAt(board, at);
  for (const { shot, scale, opacity } of seen) {
    context.globalAlpha = opacity;
    paintShot(sheet, pictures.shots[shot]!, scale, board.shots[shot]!.move);
  }
  const words = caption && pictures.captions[caption.index];
  if (words) {
    context.globalAlpha = caption.opacity;
    context.drawImage(words, board.band.left, board.band.top, board.band.width, board.band.height);
  }
  context.globalAlpha = 1;
}
