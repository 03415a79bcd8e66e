import { createHash } from 'node:crypto';
import type { Storyboard } from '../../contract/desk-channel-films.ts';
import { isVideo } from '../../domain/channels/channel.ts';
import { fitsVideo, openingCaptions } from '../../domain/channels/captions.ts';
import { BAND, FILM_SIZE, type FilmPicture } from '../../art/social/film/picture.ts';
import { srtOf, vttOf } from '../../art/social/film/subtitles.ts';
import { FILM_FPS, timelineOf, type TimedCaption } from '../../art/social/film/timing.ts';
import { Invalid, NotFound } from '../failures.ts';
import { designEdition } from '../pictures/design.ts';
import type { PaintOrder } from '../pictures/paint.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import type { QuoteCards } from '../pictures/quote-cards.ts';
import { createSemaphore } from '../push/semaphore.ts';
import type { FilmMaker } from './film-maker.ts';
import { plannedShots, type PlannedShot, type ShotSources } from './film-shots.ts';
import type { PostRow } from './post-store.ts';
import { editionOfFile } from './video-files.ts';

export interface FilmFile {
  type: string;
  body: Buffer | string;
}

export interface Films {
  storyboard: (post: PostRow) => Promise<Storyboard>;
  /** "2.png", "caption-0.png", "captions.vtt", "captions.srt" */
  file: (post: PostRow, name: string) => Promise<FilmFile>;
}

export interface FilmParts extends ShotSources {
  pictureCache: Pick<PictureCache, 'get'>;
  quoteCards: Pick<QuoteCards, 'svg'>;
  server: Pick<FilmMaker, 'canMake' | 'filmOf'>;
}

const FOLDERS = ['social/film', 'drawing', 'deck', 'quote-cards', 'share-pictures'];
const EDITION_LENGTH = 12;

type Asked = Pick<PostRow, 'kind' | 'picture' | 'text' | 'title' | 'wordsId'>;

/** The captions that were made with the words, until the owner has words of their own. */
function linesOf({ picture, text, title, wordsId }: Asked): string[] {
  const lines = picture.lines.filter((line) => line.trim() !== '');
  if (wordsId !== null && lines.length > 0 && fitsVideo(lines)) return lines;
  const opening = openingCaptions(text).filter((line) => line !== '');
  return opening.length > 0 ? opening : [title];
}

interface Cut {
  shots: PlannedShot[];
  captions: (TimedCaption & { isLettered: boolean })[];
  timeline: ReturnType<typeof timelineOf>;
  edition: string;
}

async function cutOf(parts: FilmParts, post: Asked): Promise<Cut> {
  if (!isVideo(post.kind)) throw new Invalid('This post is a picture, not a video.');
  const shots = await plannedShots(parts, post.picture.art, linesOf(post));
  const timeline = timelineOf(shots.map(({ lines }) => lines));
  const captions = timeline.shots.flatMap((timed, index) =>
    timed.captions.map((caption) => ({ ...caption, isLettered: shots[index]!.isLettered ?? false })),
  );
  const edition = createHash('sha256').update(JSON.stringify(shots)).digest('hex').slice(0, EDITION_LENGTH);
  return { shots, captions, timeline, edition };
}

const madeOf = (post: PostRow, edition: string): Storyboard['made'] =>
  post.videoFile === null
    ? null
    : {
        seconds: post.videoSeconds ?? 0,
        bytes: post.videoBytes ?? 0,
        isCurrent: editionOfFile(post.videoFile) === edition,
      };

const CAPTION_FILE = /^caption-(\d{1,2})\.png$/;
const SHOT_FILE = /^(\d{1,2})\.png$/;

/** Films before they are made: which pictures, how long, with which words. */
export function createFilms(parts: FilmParts): Films {
  // All shots are asked for at once: they stand in line here, since our own owner is not to be refused.
  const place = createSemaphore(1);

  function order(drawn: PlannedShot['drawn'] | FilmPicture): PaintOrder {
    if (drawn.kind !== 'quote-card') return { film: drawn };
    const { slug, style } = drawn;
    return { svg: parts.quoteCards.svg({ slug, style, format: 'story' }) };
  }

  async function painted(drawn: PlannedShot['drawn'] | FilmPicture): Promise<FilmFile> {
    const made = JSON.stringify([designEdition(FOLDERS), drawn]);
    const name = `film.${createHash('sha256').update(made).digest('hex').slice(0, 40)}.png`;
    await place.acquire(1);
    try {
      const body = await parts.pictureCache.get({ name, asker: 'desk', order: () => order(drawn) });
      return { type: 'image/png', body };
    } finally {
      place.release(1);
    }
  }

  return {
    async storyboard(post) {
      const { shots, captions, timeline, edition } = await cutOf(parts, post);
      const file = (name: string): string =>
        `/api/admin/channel-posts/${post.id}/film/${name}?edition=${edition}`;
      return {
        edition,
        ...FILM_SIZE,
        fps: FILM_FPS,
        seconds: timeline.seconds,
        shots: shots.map(({ says, move }, index) => ({
          picture: file(`${index}.png`),
          says,
          seconds: timeline.shots[index]!.seconds,
          move,
        })),
        captions: captions.map(({ text, from, to, isLettered }, index) => ({
          text,
          from,
          to,
          picture: isLettered ? null : file(`caption-${index}.png`),
        })),
        band: BAND,
        files: { vtt: file('captions.vtt'), srt: file('captions.srt') },
        made: madeOf(post, edition),
        canServerMake: await parts.server.canMake(),
        serverFilm: parts.server.filmOf(post.id),
      };
    },
    async file(post, name) {
      const { shots, captions } = await cutOf(parts, post);
      if (name === 'captions.vtt') return { type: 'text/vtt; charset=utf-8', body: vttOf(captions) };
      if (name === 'captions.srt')
        return { type: 'application/x-subrip; charset=utf-8', body: srtOf(captions) };
      const caption = captions[Number(CAPTION_FILE.exec(name)?.[1] ?? Number.NaN)];
      if (caption) return painted({ kind: 'caption', text: caption.text });
      const shot = shots[Number(SHOT_FILE.exec(name)?.[1] ?? Number.NaN)];
      if (!shot) throw new NotFound('There is no such picture in this film.');
      return painted(shot.drawn);
    },
  };
}
