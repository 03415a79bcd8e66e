import type { Storyboard } from '../../contract/desk-channel-films.ts';
import { Invalid } from '../failures.ts';
import type { ChannelsParts } from './parts.ts';
import { keepVideo } from './post-file.ts';
import type { PostRow } from './post-store.ts';

/** Whether its film was made from other words or pictures than stand there now: it may not go out. */
export async function isFilmOld({ films }: Pick<ChannelsParts, 'films'>, post: PostRow): Promise<boolean> {
  if (post.videoFile === null) return false;
  const { made } = await films.storyboard(post);
  return made !== null && !made.isCurrent;
}

/** Has the server's own program make the film of a post, as it stands now. */
export async function makeFilm(parts: ChannelsParts, post: PostRow, by: string): Promise<Storyboard> {
  const { films, filmMaker } = parts;
  const board = await films.storyboard(post);
  const { seconds, edition } = board;
  await filmMaker.start({
    post: post.id,
    board,
    async picture(name) {
      const { body } = await films.file(post, name);
      if (typeof body === 'string') throw new Invalid('This is no picture.');
      return body;
    },
    keep: (film) => keepVideo(parts, post.id, { film, seconds, edition }, by),
  });
  return films.storyboard(post);
}
