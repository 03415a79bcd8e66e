import type { ReactNode } from 'react';
import { SETTINGS_PAGE } from '../../domain/pages/settings-page.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/settings-page';
import { Settings } from './settings.tsx';
import styles from './settings.module.css';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: SETTINGS_PAGE };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = SETTINGS_PAGE;
  return pageMetadata({ title, description, canonicalPath: '/settings', noindex: true }, siteOf(matches));
};

/** The page is the same bytes for everyone: whose settings they are is only known to the browser. */
export default function SettingsPage(): ReactNode {
  return (
    <Wrap className={styles.page}>
      <PageHead text={SETTINGS_PAGE} />
      <noscript>
        <p className={styles.words}>
          Settings need JavaScript, which is turned off in this browser. You can read the rest of the site
          without it.
        </p>
      </noscript>
      <div className={styles.sheet}>
        <Settings />
      </div>
    </Wrap>
  );
}
