import type { ReactNode } from 'react';
import { OFFLINE_PAGE } from '../../domain/pages/offline-page.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { DateLine } from '../shell/page-head.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/offline-page';
import { Horizon } from './horizon.tsx';
import { KeptList } from './kept-list.tsx';
import styles from './offline-page.module.css';
import { useKeptRows } from './use-kept-rows.ts';
import { useReconnect } from './use-reconnect.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: OFFLINE_PAGE };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = OFFLINE_PAGE;
  return pageMetadata({ title, description, canonicalPath: '/offline', noindex: true }, siteOf(matches));
};

const NOTHING_YET =
  'Nothing is saved on this device yet. From now on, you can reread what you open here without a connection.';

/** The device shows this page where it can reach no other; what it lists is known to the device alone. */
export default function OfflinePage(): ReactNode {
  const { asked, connection, tryAgain } = useReconnect();
  const rows = useKeptRows();
  const isBack = connection === 'there';
  return (
    <Wrap className={styles.page}>
      <Horizon />
      <DateLine className={styles.today} />
      <p className={styles.state}>{isBack ? 'Connected' : 'No connection'}</p>
      <h1 className={styles.title}>{isBack ? 'You’re Back' : OFFLINE_PAGE.heading}</h1>
      <p className={styles.text}>
        {rows?.length === 0
          ? NOTHING_YET
          : isBack
            ? 'These stay on this device for the next time you’re offline.'
            : OFFLINE_PAGE.description}
      </p>
      {rows && rows.length > 0 && <KeptList rows={rows} />}
      <div className={styles.again}>
        {isBack ? (
          <ButtonLink to={asked} reloadDocument>
            Continue
          </ButtonLink>
        ) : (
          <Button kind="line" glyph="retry" disabled={connection === 'asking'} onClick={tryAgain}>
            Try again
          </Button>
        )}
        <p role="status" className={styles.answer}>
          {connection === 'still-none' && 'Still no connection.'}
        </p>
      </div>
    </Wrap>
  );
}
