import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { READING_LIFE_DAYS } from '../../domain/tarot/reading-life.ts';
import { useSite } from '../shell/site.ts';
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import { JOURNAL_ADDRESS, readingAddress } from './addresses.ts';
import { shareQuestion } from './calls.ts';
import { DeleteReading } from './delete-reading.tsx';
import { isSaved, saveReading } from './journal-store.ts';
import styles from './reading-actions.module.css';
import { shareReading } from './share-reading.ts';
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

interface IncludeProps {
  id: string;
  ownerKey: string;
  question: string;
}

/** What the box shows is what holds at the site: nobody is to guess whether the link shows the question. */
function IncludeQuestion({ id, ownerKey, question }: IncludeProps): ReactNode {
  const box = useId();
  const [isShared, setShared] = useState(false);
  const [note, setNote] = useState('');
  const share = (isWanted: boolean): void => {
    setNote('');
    setShared(isWanted);
    shareQuestion(id, { ownerKey, question: isWanted ? question : null }).then(
      () => setNote(isWanted ? 'The link now shows your question.' : 'The link doesn’t show your question.'),
      (error: unknown) => {
        console.info('Nothing changed', error);
        setShared(!isWanted);
        setNote('We didn’t get that. Please try again.');
      },
    );
  };
  return (
    <div className={styles.include}>
      <label htmlFor={box}>
        <input id={box} type="checkbox" checked={isShared} onChange={({ target }) => share(target.checked)} />
        Include my question
      </label>
      <p role="status">{note}</p>
    </div>
  );
}

/** What can be done with a reading. */
export function ReadingActions({ session, again }: { session: TarotSession; again: Again }): ReactNode {
  const { reading, question, ownerKey } = session;
  const { url } = useSite();
  const hasAddress = reading.proof !== null;
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Save session={session} />
        {hasAddress && (
          <Button
            kind="line"
            glyph="share"
            onClick={() => void shareReading(reading.spreadName, url + readingAddress(reading.id))}
          >
            Share
          </Button>
        )}
        <ButtonLink kind="line" to={again.to}>
          {again.label}
        </ButtonLink>
      </ButtonRow>
      {hasAddress && ownerKey && question !== '' && (
        <IncludeQuestion id={reading.id} ownerKey={ownerKey} question={question} />
      )}
      {hasAddress && (
        <div className={styles.life}>
          <p>
            We delete this reading once nobody has opened its page for {READING_LIFE_DAYS} days. What you save
            in your journal stays in this browser.
          </p>
          <DeleteReading reading={reading} ownerKey={ownerKey} />
        </div>
      )}
    </div>
  );
}
