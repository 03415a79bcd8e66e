import type { MetaDescriptor } from 'react-router';
import type { PageKind } from '../../domain/pages/page.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';

/** The address of the page without what leads to one order: that is a key, and no machine is shown it. */
const publicPath = ({ paths: [path = '/'] }: PageKind): string => path.replace(/\/:.*/, '');

export function shopMetadata(page: PageKind, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  const { title, description } = page;
  return [
    ...pageMetadata({ title, description, canonicalPath: publicPath(page), noindex: true }, siteOf(matches)),
    { name: 'referrer', content: 'no-referrer' },
  ];
}
