import { useEffect, useState, type ReactNode } from 'react';
import { longDate } from '../../domain/calendar/written-date.ts';
import { deviceDate } from '../shell/device-date.ts';
import styles from './reading-head.module.css';
import type { TarotSession } from './tarot-session.ts';

/** The date on the reader's own calendar; the page arrives with that of UTC. */
function DrawnDate({ iso }: { iso: string }): ReactNode {
  const [date, setDate] = useState(() => iso.slice(0, 10));
  useEffect(() => setDate(deviceDate(new Date(iso))), [iso]);
  return (
    <p className={styles.date}>
      <time dateTime={iso}>{longDate(date)}</time>
    </p>
  );
}

export function ReadingHead({
  session: { reading, question, ownerKey },
}: {
  session: TarotSession;
}): ReactNode {
  const isOwn = ownerKey !== null || reading.proof === null;
  return (
    <header className={styles.head}>
      <div>
        <DrawnDate iso={reading.drawnAt} />
        <h1 className={styles.title}>{reading.spreadName}</h1>
      </div>
      {question !== '' && (
        <div className={styles.asked}>
          <p className={styles.label}>{isOwn ? 'You asked' : 'The question'}</p>
          <p className={styles.question}>“{question}”</p>
        </div>
      )}
    </header>
  );
}
