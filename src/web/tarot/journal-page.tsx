import { useState, type ReactNode } from 'react';
import { TAROT_JOURNAL_PAGE } from '../../domain/pages/tarot-pages.ts';
import type { JournalEntry } from '../../domain/tarot/journal.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/journal-page';
import { JOURNAL_ADDRESS, tableAddress } from './addresses.ts';
import { JournalSheet } from './journal-entry.tsx';
import { JournalFile } from './journal-file.tsx';
import styles from './journal-page.module.css';
import { useJournal, type Journal } from './use-journal.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: TAROT_JOURNAL_PAGE };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = TAROT_JOURNAL_PAGE;
  return pageMetadata({ title, description, canonicalPath: JOURNAL_ADDRESS, noindex: true }, siteOf(matches));
};

function Empty(): ReactNode {
  return (
    <EmptyNote glyph="card" text="Draw some cards and save the readings you want to come back to.">
      <ButtonLink to={tableAddress()}>Draw cards</ButtonLink>
    </EmptyNote>
  );
}

/** What was removed can be put back for as long as the page is open. */
function Removed({ entry, onUndo }: { entry: JournalEntry; onUndo: () => void }): ReactNode {
  return (
    <div role="status" className={styles.removed}>
      <p>{entry.reading.spreadName} was deleted.</p>
      <Button kind="line" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

function Sheets({ journal }: { journal: Journal }): ReactNode {
  const [removed, setRemoved] = useState<JournalEntry | null>(null);
  const entries = journal.entries ?? [];
  const remove = (entry: JournalEntry): void => {
    journal.remove(entry.reading.id);
    setRemoved(entry);
  };
  const undo = (): void => {
    if (removed) journal.add([removed]);
    setRemoved(null);
  };
  return (
    <>
      {removed && <Removed entry={removed} onUndo={undo} />}
      {!journal.isKept && (
        <p role="alert" className={styles.full}>
          This browser is out of room, so the last change wasn’t saved.
        </p>
      )}
      {entries.length === 0 && !removed && <Empty />}
      <ul className={styles.sheets}>
        {entries.map((entry) => (
          <li key={entry.reading.id}>
            <JournalSheet
              entry={entry}
              onWrite={(notes) => journal.write(entry.reading.id, notes)}
              onRemove={() => remove(entry)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page is the same bytes for everyone: what is in the journal is known to the browser alone. */
export default function JournalPage(): ReactNode {
  const journal = useJournal();
  return (
    <Wrap className={styles.page}>
      <PageHead text={TAROT_JOURNAL_PAGE}>
        <JournalFile journal={journal} />
      </PageHead>
      <noscript>
        <p className={styles.note}>The journal needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      <div className={styles.body}>{journal.entries && <Sheets journal={journal} />}</div>
    </Wrap>
  );
}
