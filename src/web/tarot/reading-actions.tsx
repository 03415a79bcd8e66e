import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { READING_LIFE_DAYS } from '../../domain/tarot/reading-life.ts';
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import { JOURNAL_ADDRESS } from './addresses.ts';
import { DeleteReading } from './delete-reading.tsx';
import { isSaved, saveReading } from './journal-store.ts';
import styles from './reading-actions.module.css';
import { ReadingShareRow } from './reading-share-row.tsx';
import type { TarotSession } from './tarot-session.ts';

export interface Again {
  label: string;
  to: string;
}

function Save({ session: { reading, question } }: { session: TarotSession }): ReactNode {
  const [saved, setSaved] = useState(false);
  useEffect(() => setSaved(isSaved(reading.id)), [reading.id]);
  const save = (): void => {
    const entry = { reading, question, notes: '', savedAt: new Date().toISOString() };
    if (saveReading(entry)) setSaved(true);
    else
      toast({
        title: 'Not saved',
        description: 'This browser is out of room, or isn’t allowed to save.',
        variant: 'destructive',
      });
  };
  return (
    <div role="status" className={styles.save}>
      {saved ? (
        <p>
          Saved in <Link to={JOURNAL_ADDRESS}>your journal</Link>.
        </p>
      ) : (
        <Button onClick={save}>Save this reading</Button>
      )}
    </div>
  );
}

/** To keep the reading, or to draw another. */
export function ReadingButtons({ session, again }: { session: TarotSession; again: Again }): ReactNode {
  return (
    <div className={styles.buttons}>
      <ButtonRow>
        <Save session={session} />
        <ButtonLink kind="line" to={again.to}>
          {again.label}
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

/** To pass the reading on, or to delete it; one that was drawn without the site has no address for either. */
export function ReadingSharing({ session }: { session: TarotSession }): ReactNode {
  const { reading, ownerKey } = session;
  if (reading.proof === null) return null;
  return (
    <div className={styles.sharing}>
      <ReadingShareRow session={session} />
      <div className={styles.life}>
        <p>
          We delete this reading once nobody has opened its page for {READING_LIFE_DAYS} days. What you save
          in your journal stays in this browser.
        </p>
        <DeleteReading reading={reading} ownerKey={ownerKey} />
      </div>
    </div>
  );
}
