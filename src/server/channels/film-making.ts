import type { Storyboard } from '../../contract/desk-channels.ts';
import { Invalid } from '../failures.ts';
import type { ChannelsParts } from './parts.ts';
import { keepVideo } from './post-file.ts';
import type { PostRow } from './post-store.ts';

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
    keep: (bytes) => keepVideo(parts, post.id, { bytes, seconds, edition }, by),
  });
  return films.storyboard(post);
}
