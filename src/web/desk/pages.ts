import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { DESK_PATHS, type DeskPath } from '../../domain/pages/desk-paths.ts';

export type RailGroup = 'Desk' | 'Words' | 'Channels' | 'House';

export interface DeskPage {
  path: DeskPath;
  /** In the rail, among the keys and in the document's title. */
  label: string;
  /** Absent: reached from another page, not from the rail. */
  group?: RailGroup;
  /** Of one that is not in the rail: the group whose key is pointed at meanwhile. */
  under?: RailGroup;
  /** Without masthead, rail and keys: everything on it is for one thumb. */
  isAlone?: true;
  Page: ComponentType;
}

const ChannelPage = lazy(() => import('./channels/channel/channel-page.tsx'));

/** Every page of the desk: no address that the server knows goes without one. */
const PAGES: Readonly<Record<DeskPath, Omit<DeskPage, 'path'>>> = {
  '/admin': { label: 'Today', group: 'Desk', Page: lazy(() => import('./today/today-page.tsx')) },
  '/admin/orders': { label: 'Orders', group: 'Desk', Page: lazy(() => import('./orders/orders-page.tsx')) },
  '/admin/orders/:number': { label: 'Order', Page: lazy(() => import('./orders/order-page.tsx')) },
  '/admin/push': { label: 'Push', group: 'Desk', Page: lazy(() => import('./push/push-page.tsx')) },
  '/admin/readings': {
    label: 'Readings',
    group: 'Words',
    Page: lazy(() => import('./readings/readings-page.tsx')),
  },
  '/admin/posts': { label: 'Posts', group: 'Words', Page: lazy(() => import('./posts/posts-page.tsx')) },
  '/admin/posts/:unit': { label: 'Post', Page: lazy(() => import('./posts/post-page.tsx')) },
  '/admin/quotes-and-jokes': {
    label: 'Quotes and jokes',
    group: 'Words',
    Page: lazy(() => import('./units/quotes-and-jokes-page.tsx')),
  },
  '/admin/tarot-and-pairs': {
    label: 'Tarot and pairs',
    group: 'Words',
    Page: lazy(() => import('./units/tarot-and-pairs-page.tsx')),
  },
  '/admin/documents': {
    label: 'Documents',
    group: 'Words',
    Page: lazy(() => import('./units/documents-page.tsx')),
  },
  '/admin/content/:kind/:unit': { label: 'Edit', Page: lazy(() => import('./units/unit-page.tsx')) },
  '/admin/replace': { label: 'Find and replace', Page: lazy(() => import('./units/replace-page.tsx')) },
  '/admin/search-help': {
    label: 'Search help',
    group: 'Words',
    Page: lazy(() => import('./search-help/search-help-page.tsx')),
  },
  '/admin/week': {
    label: 'The week',
    group: 'Channels',
    Page: lazy(() => import('./channels/week/week-page.tsx')),
  },
  '/admin/facebook-cats': { label: 'Facebook Cats', group: 'Channels', Page: ChannelPage },
  '/admin/facebook-religion': { label: 'Facebook Religion', group: 'Channels', Page: ChannelPage },
  '/admin/pinterest-cat': { label: 'Pinterest Cats', group: 'Channels', Page: ChannelPage },
  '/admin/pinterest-religion': { label: 'Pinterest Religion', group: 'Channels', Page: ChannelPage },
  '/admin/youtube': { label: 'YouTube', group: 'Channels', Page: ChannelPage },
  '/admin/channels/:key': { label: 'Channel', under: 'Channels', Page: ChannelPage },
  '/admin/channel-posts/:id': {
    label: 'Post',
    under: 'Channels',
    Page: lazy(() => import('./channels/composer/composer-page.tsx')),
  },
  '/admin/channel-posts/:id/kit': {
    label: 'Post by kit',
    under: 'Channels',
    isAlone: true,
    Page: lazy(() => import('./channels/kit/kit-page.tsx')),
  },
  '/admin/backups': {
    label: 'Backups',
    group: 'House',
    Page: lazy(() => import('./backups/backups-page.tsx')),
  },
  '/admin/history': {
    label: 'History',
    group: 'House',
    Page: lazy(() => import('./history/history-page.tsx')),
  },
  '/admin/access': { label: 'Access', group: 'House', Page: lazy(() => import('./access/access-page.tsx')) },
  '/admin/settings': {
    label: 'Settings',
    group: 'House',
    Page: lazy(() => import('./settings/settings-page.tsx')),
  },
};

export const DESK_PAGES: readonly DeskPage[] = DESK_PATHS.map((path) => ({ path, ...PAGES[path] }));

export function pagesOf(group: RailGroup): DeskPage[] {
  return DESK_PAGES.filter((page) => page.group === group);
}

/** What a phone lists under one key: Push has none of its own. */
export function sheetOf(group: RailGroup): DeskPage[] {
  const alsoThere = group === 'House' ? DESK_PAGES.filter(({ path }) => path === '/admin/push') : [];
  return [...alsoThere, ...pagesOf(group)];
}

export function pageAt(pathname: string): DeskPage | undefined {
  return DESK_PAGES.find(({ path }) => matchPath(path, pathname));
}
