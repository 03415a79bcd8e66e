/** Where the owner's desk answers; a `:name` is one dynamic part. Everything else under /admin does not exist. */
export const DESK_PATHS = [
  '/admin',
  '/admin/orders',
  '/admin/orders/:number',
  '/admin/push',
  '/admin/readings',
  '/admin/posts',
  '/admin/posts/:unit',
  '/admin/quotes-and-jokes',
  '/admin/tarot-and-pairs',
  '/admin/documents',
  '/admin/content/:kind/:unit',
  '/admin/replace',
  '/admin/search-help',
  '/admin/week',
  '/admin/facebook-cats',
  '/admin/facebook-religion',
  '/admin/pinterest-cat',
  '/admin/pinterest-religion',
  '/admin/youtube',
  '/admin/channels/:key',
  '/admin/channel-posts/:id',
  '/admin/channel-posts/:id/kit',
  '/admin/backups',
  '/admin/history',
  '/admin/access',
  '/admin/settings',
] as const;

export type DeskPath = (typeof DESK_PATHS)[number];

const PATTERNS = DESK_PATHS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`));

export function isDeskPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
