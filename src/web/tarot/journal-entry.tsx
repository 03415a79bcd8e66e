import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../domain/calendar/written-date.ts';
import { NOTES_LENGTH, type JournalEntry } from '../../domain/tarot/journal.ts';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { deviceDate } from '../shell/device-date.ts';
import { Button } from '../ui/button.tsx';
import { Fold } from '../ui/fold.tsx';
import { readingAddress } from './addresses.ts';
import { CardPicture } from './card-picture.tsx';
import { CardWords } from './card-words.tsx';
import styles from './journal-entry.module.css';
import { Synthesis } from './synthesis.tsx';

function Thumbnails({ cards }: Pick<ShownReading, 'cards'>): ReactNode {
  return (
    <ul className={styles.thumbnails}>
      {cards.map(({ position, slug, name, reversed }) => (
        <li key={position}>
          <CardPicture slug={slug} reversed={reversed} alt={reversed ? `${name}, reversed` : name} />
        </li>
      ))}
    </ul>
  );
}

/** The whole reading, as it was drawn; it needs no connection. */
function Again({ reading }: { reading: ShownReading }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold summary="Read it again" className={styles.again} onToggle={setOpen}>
      {isOpen && (
        <div className={styles.reading}>
          {reading.answer && <p>{reading.answer.why}</p>}
          {reading.synthesis.length > 0 && <Synthesis parts={reading.synthesis} />}
          {reading.cards.map((card) => (
            <CardWords key={card.position} card={card} />
          ))}
        </div>
      )}
    </Fold>
  );
}

interface NotesProps {
  entry: JournalEntry;
  onWrite: (notes: string) => void;
}

function Notes({ entry, onWrite }: NotesProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.notes}>
      <label htmlFor={id}>Notes</label>
      <textarea
        id={id}
        rows={3}
        maxLength={NOTES_LENGTH}
        value={entry.notes}
        placeholder="How did it turn out?"
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  );
}

interface JournalSheetProps extends NotesProps {
  onRemove: () => void;
}

/** One saved reading. */
export function JournalSheet({ entry, onWrite, onRemove }: JournalSheetProps): ReactNode {
  const { reading, question } = entry;
  const name = useId();
  return (
    <article aria-labelledby={name} className={styles.sheet}>
      <header>
        <p className={styles.date}>
          <time dateTime={reading.drawnAt}>{longDate(deviceDate(new Date(reading.drawnAt)))}</time>
        </p>
        <h2 id={name}>{reading.spreadName}</h2>
        {question !== '' && <p className={styles.question}>“{question}”</p>}
      </header>
      <Thumbnails cards={reading.cards} />
      <div className={styles.own}>
        <Notes entry={entry} onWrite={onWrite} />
        <Again reading={reading} />
        <div className={styles.actions}>
          {reading.proof ? (
            <Link to={readingAddress(reading.id)}>Open its page</Link>
          ) : (
            <span className={styles.unsealed}>Drawn without a seal, not verifiable</span>
          )}
          <Button kind="text" onClick={onRemove}>
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
