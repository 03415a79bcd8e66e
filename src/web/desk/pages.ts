import { lazy, type ComponentType } from 'react';

export type RailGroup = 'Desk' | 'Channels' | 'House';

export interface DeskPage {
  path: string;
  /** In the rail, among the keys and in the document's title. */
  label: string;
  /** Absent: reached from another page, not from the rail. */
  group?: RailGroup;
  Page: ComponentType;
}

const ChannelPage = lazy(() => import('./channels/channel-page.tsx'));

/** Every page of the desk. The server knows the same paths: domain/pages/desk-paths.ts. */
export const DESK_PAGES: readonly DeskPage[] = [
  { path: '/admin', label: 'Today', group: 'Desk', Page: lazy(() => import('./today/today-page.tsx')) },
  {
    path: '/admin/orders',
    label: 'Orders',
    group: 'Desk',
    Page: lazy(() => import('./orders/orders-page.tsx')),
  },
  { path: '/admin/orders/:number', label: 'Order', Page: lazy(() => import('./orders/order-page.tsx')) },
  { path: '/admin/push', label: 'Push', group: 'Desk', Page: lazy(() => import('./push/push-page.tsx')) },
  { path: '/admin/facebook-cats', label: 'Facebook Cats', group: 'Channels', Page: ChannelPage },
  { path: '/admin/facebook-religion', label: 'Facebook Religion', group: 'Channels', Page: ChannelPage },
  { path: '/admin/pinterest-cat', label: 'Pinterest Cats', group: 'Channels', Page: ChannelPage },
  { path: '/admin/pinterest-religion', label: 'Pinterest Religion', group: 'Channels', Page: ChannelPage },
  { path: '/admin/youtube', label: 'YouTube', group: 'Channels', Page: ChannelPage },
  {
    path: '/admin/backups',
    label: 'Backups',
    group: 'House',
    Page: lazy(() => import('./backups/backups-page.tsx')),
  },
  {
    path: '/admin/history',
    label: 'History',
    group: 'House',
    Page: lazy(() => import('./history/history-page.tsx')),
  },
  {
    path: '/admin/access',
    label: 'Access',
    group: 'House',
    Page: lazy(() => import('./access/access-page.tsx')),
  },
  {
    path: '/admin/settings',
    label: 'Settings',
    group: 'House',
    Page: lazy(() => import('./settings/settings-page.tsx')),
  },
];

export function pagesOf(group: RailGroup): DeskPage[] {
  return DESK_PAGES.filter((page) => page.group === group);
}
