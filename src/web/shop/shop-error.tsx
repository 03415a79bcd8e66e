import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageError } from '../shell/error-screen.tsx';
import NotFound from '../shell/not-found.tsx';

/** A stranger's page says no more than that of any address that is none. */
export function ShopError(): ReactNode {
  const error = useRouteError();
  const isNone = isRouteErrorResponse(error) && error.status === 404;
  return isNone ? <NotFound /> : <PageError error={error} />;
}
