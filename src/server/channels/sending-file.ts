import { isVideo } from '../../domain/channels/channel.ts';
import { shortIdOf } from '../../domain/channels/short-id.ts';
import type { SentFile } from './networks/network.ts';
import type { SocialPictures } from './pictures.ts';
import type { PostRow } from './post-store.ts';
import type { VideoFiles } from './video-files.ts';

/** Null where a video is not made yet, or its file is gone. */
export type FileOf = (post: PostRow) => Promise<SentFile | null>;

const ASKER = 'channels';

/** What a network gets of a post besides words. */
export function sentFiles({
  pictures,
  videos,
}: {
  pictures: Pick<SocialPictures, 'png'>;
  videos: Pick<VideoFiles, 'find'>;
}): FileOf {
  return async (post) => {
    const name = shortIdOf(post.id);
    if (!isVideo(post.kind)) {
      const bytes = await pictures.png(post.picture, { asker: ASKER });
      return { type: 'image/png', name: `${name}.png`, bytes };
    }
    const found = post.videoFile === null ? null : await videos.find(post.videoFile);
    return found && { type: 'video/mp4', name: `${name}.mp4`, bytes: await found.whole() };
  };
}
