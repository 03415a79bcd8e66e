import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DeskChannelPost, PostNew } from '../../../../contract/desk-channel-posts.ts';
import { channelCall, composerPage, postKey } from '../calls.ts';
import { usePress } from '../use-press.ts';

interface NewPost {
  isBusy: boolean;
  make: (channel: string, post: PostNew) => Promise<void>;
}

/** Makes a draft and opens it. */
export function useNewPost(): NewPost {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, run } = usePress();
  return {
    isBusy,
    async make(channel, post) {
      const made = await run<DeskChannelPost>({
        path: channelCall(channel, 'posts'),
        body: post,
        done: 'A draft is there.',
        failed: 'There’s no draft yet.',
      });
      if (!made) return;
      client.setQueryData(postKey(made.line.id), made);
      await navigate(composerPage(made.line.id));
    },
  };
}
