import { lazy, Suspense, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Seal } from '../ui/seal.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { Brand } from './brand.tsx';
import styles from './error-screen.module.css';
import frame from './frame.module.css';
import header from './header.module.css';
import { useSiteName } from './site.ts';

/** Its drawing is only fetched when a page turns out not to exist. */
const NotFound = lazy(() => import('./not-found.tsx'));

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function Failure(): ReactNode {
  return (
    <Wrap className={styles.failure}>
      <Seal glyph="cloud-star" />
      <div>
        <h1 className={styles.title}>Something went wrong</h1>
        <p>Please refresh the page and try again.</p>
        <Button kind="line" glyph="retry" className={styles.refresh} onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </Wrap>
  );
}

function Explanation({ error }: { error: unknown }): ReactNode {
  if (isNotFound(error)) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <div role="alert">
      <Failure />
    </div>
  );
}

/** What stands in a page's place when it failed; exported as `ErrorBoundary` by route modules, it keeps the frame. */
export function PageError({ error }: { error?: unknown }): ReactNode {
  const caught = useRouteError();
  return <Explanation error={error ?? caught} />;
}

/** The whole screen when even the shell failed: it needs nothing of the page's data, and its links load afresh. */
export function ErrorScreen({ error }: { error: unknown }): ReactNode {
  const siteName = useSiteName();
  return (
    <div className={frame.sheet}>
      <header className={header.mast}>
        <Wrap className={header.row}>
          <a href="/" className={header.brand}>
            <Brand name={siteName} />
          </a>
        </Wrap>
        <div className={styles.scale} aria-hidden="true" />
      </header>
      <main>
        <Explanation error={error} />
      </main>
    </div>
  );
}
