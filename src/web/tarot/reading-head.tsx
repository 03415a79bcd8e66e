import { useEffect, useState, type ReactNode } from 'react';
import { longDate } from '../../domain/calendar/written-date.ts';
import { deviceDate } from '../shell/device-date.ts';
import { DateLine } from '../shell/page-head.tsx';
import { useToday } from '../shell/today.tsx';
import { AskedQuestion } from './asked-question.tsx';
import styles from './reading-head.module.css';
import type { TarotSession } from './tarot-session.ts';

/** When it was drawn, on the reader's own calendar, if not today; the page arrives with the date of UTC. */
function DrawnDate({ iso }: { iso: string }): ReactNode {
  const today = useToday();
  const [date, setDate] = useState(() => iso.slice(0, 10));
  useEffect(() => setDate(deviceDate(new Date(iso))), [iso]);
  if (date === today) return null;
  return (
    <p className={styles.drawn}>
      Drawn <time dateTime={iso}>{longDate(date)}</time>
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
        <DateLine />
        <DrawnDate iso={reading.drawnAt} />
        <h1 className={styles.title}>{reading.spreadName}</h1>
      </div>
      {question !== '' && (
        <div className={styles.asked}>
          <AskedQuestion label={isOwn ? 'You asked' : 'The question'} question={question} />
        </div>
      )}
    </header>
  );
}
