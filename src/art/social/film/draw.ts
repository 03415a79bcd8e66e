import { drawCaption } from './caption.ts';
import { drawCardShot, drawNearCard } from './card-shots.ts';
import type { FilmPicture } from './picture.ts';
import { drawMoon, drawSign, drawWheel } from './sky-shots.ts';
import { drawClosing, drawList, drawWords } from './word-shots.ts';

/** One picture of a film: a shot, or a caption to lay over it. */
export async function drawFilmPicture(film: FilmPicture): Promise<string> {
  switch (film.kind) {
    case 'moon':
      return drawMoon(film);
    case 'wheel':
      return drawWheel(film);
    case 'sign':
      return drawSign(film);
    case 'list':
      return drawList(film);
    case 'card':
      return drawCardShot(film);
    case 'card-near':
      return drawNearCard(film);
    case 'words':
      return drawWords(film);
    case 'closing':
      return drawClosing(film);
    case 'caption':
      return drawCaption(film);
  }
}
