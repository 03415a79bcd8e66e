import type { ShownMessage } from '../push/default-message.ts';

const PICTURES = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

/** What wakes the owner's phone when a post is due; a tap on it opens the kit. */
export function reminderOf(post: { id: number; heading: string; channelName: string }): ShownMessage {
  return {
    title: `${post.channelName}: time to post`,
    body: post.heading,
    tag: `channel-post-${post.id}`,
    url: `/admin/channel-posts/${post.id}/kit`,
    ...PICTURES,
  };
}
