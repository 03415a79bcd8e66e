import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Empty } from '../ui/empty.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CHANNELS } from './channel-words.ts';
import styles from './channel-page.module.css';

/** One of the five channels. It says that it is being set up, and what will be here then. */
export default function ChannelPage(): ReactNode {
  const { pathname } = useLocation();
  const { title, about, will } = CHANNELS[pathname.split('/')[2] ?? '']!;
  return (
    <>
      <PageHead above="Channel" title={title}>
        {about}
      </PageHead>
      <Empty glyph="share" title="This channel is being set up.">
        <p>Nothing goes out from here yet, and nothing is scheduled. Once it’s ready, you’ll find here:</p>
        <ul className={styles.will}>
          {will.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>what failed, with the reason in a sentence and the button that mends it</li>
        </ul>
      </Empty>
    </>
  );
}
