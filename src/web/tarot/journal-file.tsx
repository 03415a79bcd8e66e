import { useRef, useState, type ReactNode } from 'react';
import { journalFile, journalFrom } from '../../domain/tarot/journal.ts';
import { saveFile } from '../shell/save-file.ts';
import { deviceDate } from '../shell/device-date.ts';
import { useSiteName } from '../shell/site.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import styles from './journal-page.module.css';
import type { Journal } from './use-journal.ts';

/** Larger than any journal that fits into a browser. */
const LARGEST_FILE_BYTES = 20_000_000;

const readings = (count: number): string => (count === 1 ? '1 reading' : `${count} readings`);

const NO_JOURNAL = 'This isn’t one of our journal files, so nothing was changed.';
const NO_ROOM = 'This browser doesn’t have room for all of it, so nothing was changed.';

async function imported(file: File, journal: Journal): Promise<string> {
  const found = file.size <= LARGEST_FILE_BYTES ? journalFrom(await file.text()) : null;
  if (!found) return NO_JOURNAL;
  if (!journal.add(found.entries)) return NO_ROOM;
  const left = found.unreadable === 0 ? '' : ` ${readings(found.unreadable)} couldn’t be read.`;
  return `Read ${readings(found.entries.length)} from the file.${left}`;
}

/** The journal as a file, out and in: the only way it ever leaves the device. */
export function JournalFile({ journal }: { journal: Journal }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const siteName = useSiteName();
  const [note, setNote] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setNote(await imported(file, journal).catch(() => NO_JOURNAL));
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
  };
  const give = (): void => {
    const name = `${siteName.toLowerCase()}-tarot-journal-${deviceDate(new Date())}.json`;
    saveFile(name, journalFile(journal.entries ?? []));
    setNote(`It’s in a file called ${name}.`);
  };
  return (
    <div className={styles.file}>
      <ButtonRow>
        <Button kind="line" onClick={() => field.current?.click()}>
          Import
        </Button>
        {/* After the other, which it does not move when there is something to export. */}
        {journal.entries && journal.entries.length > 0 && (
          <Button kind="line" glyph="download" onClick={give}>
            Export
          </Button>
        )}
      </ButtonRow>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label="Journal file"
        hidden
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p role="status" className={styles.note}>
        {note}
      </p>
    </div>
  );
}
