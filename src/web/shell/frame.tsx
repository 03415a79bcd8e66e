import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Loader } from '../ui/loader.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LatePartsOnDemand } from './on-demand.tsx';
import { useCurrentPage } from './page-kind.ts';
import { SiteLine } from './site-line.tsx';

/** A page that arrives sooner than this arrives at once. */
const SPINNER_AFTER_MS = 150;

/** Whether another page's code is still on its way. A new query of the same page has signs of its own. */
function usePageIsLate(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const leaving = state === 'loading' && location.pathname !== pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLate(true), SPINNER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);
  return late;
}

/** On a new page the keyboard starts at its text, as it would after a full load. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** What every page stands in: skip link, sheet, header, the page itself, footer and the slim line. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  const page = useCurrentPage();
  const main = useRef<HTMLElement>(null);
  const late = usePageIsLate();
  useFocusOnNewPage(main);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.sheet}>
        <Header page={page} />
        <div className={classes(styles.installStrip, page.kind.undisturbed && styles.undisturbed)}>
          <p className={styles.installWords} aria-hidden="true">
            Your horoscope, always one tap away
          </p>
          <LatePartsOnDemand />
        </div>
        <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={late || undefined}>
          {late && (
            <div className={styles.late}>
              <Loader label="Loading…" className={styles.plate} />
            </div>
          )}
          {children}
        </main>
        {!page.kind.withoutFooter && <Footer />}
        <SiteLine sign={page.kind.name === 'daily' ? page.sign : undefined} />
      </div>
    </>
  );
}
