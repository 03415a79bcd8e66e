import type { ReactNode } from 'react';
import { data, type MetaDescriptor } from 'react-router';
import { NOT_FOUND_PAGE } from '../../domain/pages/not-found-page.ts';
import type { Route } from './+types/not-found-page';
import { pageMetadata, siteOf } from './metadata.ts';
import NotFound from './not-found.tsx';
import type { PageHandle } from './page-kind.ts';

export { PageError as ErrorBoundary } from './error-screen.tsx';

export const handle: PageHandle = { page: NOT_FOUND_PAGE };

export function loader() {
  return data(null, { status: 404 });
}

/** The browser knows by itself that there is nothing here. */
export function clientLoader(): null {
  return null;
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = NOT_FOUND_PAGE;
  return pageMetadata({ title, description, canonicalPath: '/not-found', noindex: true }, siteOf(matches));
}

export default function NotFoundPage(): ReactNode {
  return <NotFound />;
}
