import type { BreadcrumbList } from './things.ts';

/** A name and the path it leads to. */
export type Step = readonly [name: string, path: string];

/** The way to a page, itself included. */
export function breadcrumbs(siteUrl: string, ...steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
