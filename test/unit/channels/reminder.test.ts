import { expect, it } from 'vitest';
import { reminderOf } from '../../../src/domain/channels/reminder.ts';
import { handlingOf, mayKeepPage } from '../../../src/domain/offline/handling.ts';
import { shownMessage } from '../../../src/domain/push/default-message.ts';

const REMINDER = reminderOf({ id: 41, heading: 'Saw that. Filed it.', channelName: 'Facebook Cats' });

it('is shown by the service worker as it was sent, and a tap opens the kit', () => {
  const received: unknown = JSON.parse(JSON.stringify(REMINDER));
  expect(shownMessage(received, '2026-11-18', 'leo')).toEqual({
    title: 'Facebook Cats: time to post',
    body: 'Saw that. Filed it.',
    tag: 'channel-post-41',
    url: '/admin/channel-posts/41/kit',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
});

it('leads to a page that the worker neither keeps nor answers', () => {
  expect(mayKeepPage(REMINDER.url)).toBe(false);
  expect(handlingOf({ method: 'GET', path: REMINDER.url, isNavigation: true })).toBe('left-alone');
});
