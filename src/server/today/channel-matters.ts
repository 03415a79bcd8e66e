import type { DeskMatter } from '../../contract/desk-today.ts';
import type { NeedsYou } from '../../domain/channels/needs-you.ts';
import { several } from './said.ts';

/** Where the page of the week lists them one by one, here they are one matter. */
export function channelMatters(needing: readonly NeedsYou[], nowMs: number): DeskMatter[] {
  const [first] = needing;
  if (!first) return [];
  const more = needing.length === 1 ? '' : ` And ${several(needing.length - 1, 'more', 'more')}.`;
  const isOnePost = needing.length === 1 && first.post !== null;
  const action = isOnePost
    ? { label: 'Look at it', page: `/admin/channel-posts/${first.post}` }
    : { label: 'Open the week', page: '/admin/week' };
  return [
    {
      // One more, or another one, is another matter.
      id: `channels-${needing.length}-${first.id}`,
      title: needing.length === 1 ? first.title : `${several(needing.length, 'post')} need you`,
      reason: `${needing.length === 1 ? '' : `${first.title}. `}${first.reason}${more}`,
      at: first.at ?? new Date(nowMs).toISOString(),
      state: needing.some(({ state }) => state === 'bad') ? 'bad' : 'look',
      actions: [action],
    },
  ];
}
