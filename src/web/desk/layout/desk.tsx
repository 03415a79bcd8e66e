import { Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { Loader } from '../../ui/loader.tsx';
import { ToastArea } from '../../ui/toasts.tsx';
import { DESK_PAGES, pageAt } from '../pages.ts';
import { ProofDialog } from '../ui/proof-dialog.tsx';
import styles from './desk.module.css';
import { Keys } from './keys.tsx';
import { Masthead } from './masthead.tsx';
import { NotHere } from './not-here.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageGuard } from './page-guard.tsx';
import { Rail } from './rail.tsx';
import { useArrival } from './use-arrival.ts';

function Pages(): ReactNode {
  return (
    <Suspense fallback={<Loader label="Opening…" />}>
      <Routes>
        {DESK_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotHere />} />
      </Routes>
    </Suspense>
  );
}

/** What every page of the desk stands in. */
export function Desk(): ReactNode {
  const { pathname } = useLocation();
  const isAlone = pageAt(pathname)?.isAlone === true;
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  // Without a step in the history, to which going back would lead instead of to the page before.
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      {!isAlone && (
        <a href="#main" className={styles.skip} onClick={skip}>
          Skip to content
        </a>
      )}
      <div className={classes(styles.sheet, isAlone && styles.alone)}>
        {!isAlone && <Masthead />}
        <OfflineBar />
        <div className={styles.columns}>
          {!isAlone && <Rail />}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <PageGuard key={pathname}>
              <Pages />
            </PageGuard>
          </main>
        </div>
      </div>
      {!isAlone && <Keys />}
      <div className={classes(styles.toasts, isAlone && styles.alone)}>
        <ToastArea />
      </div>
      <ProofDialog />
    </>
  );
}
