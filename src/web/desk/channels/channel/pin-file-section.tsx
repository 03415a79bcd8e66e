import { useState, type FormEvent, type ReactNode } from 'react';
import type { DeskPinFile } from '../../../../contract/desk-pin-file.ts';
import {
  PIN_TEMPLATE,
  TEMPLATE_COLUMNS,
  type PinColumns,
} from '../../../../domain/channels/pinterest-file.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PIN_FILE_CALL, usePinFile } from '../calls.ts';
import { usePress } from '../use-press.ts';
import styles from './pin-file-section.module.css';

const LABELS: Readonly<Record<keyof PinColumns, string>> = {
  title: 'Title column',
  media: 'Picture column',
  board: 'Board column',
  thumbnail: 'Thumbnail column',
  description: 'Description column',
  link: 'Link column',
  publishDate: 'Date column',
  keywords: 'Keywords column',
};
const COLUMNS = Object.keys(TEMPLATE_COLUMNS) as (keyof PinColumns)[];

/** Whichever order its fields came in. */
function isSame(one: DeskPinFile, other: DeskPinFile): boolean {
  return one.timeZone === other.timeZone && COLUMNS.every((key) => one.columns[key] === other.columns[key]);
}

interface FieldsProps {
  file: DeskPinFile;
  onChange: (file: DeskPinFile) => void;
}

function Fields({ file, onChange }: FieldsProps): ReactNode {
  const { columns, timeZone } = file;
  return (
    <div className={styles.fields}>
      {COLUMNS.map((key) => (
        <TextField
          key={key}
          label={LABELS[key]}
          required
          maxLength={60}
          autoComplete="off"
          value={columns[key]}
          onChange={({ target }) => onChange({ ...file, columns: { ...columns, [key]: target.value } })}
        />
      ))}
      <TextField
        label="Clock of its dates"
        required
        maxLength={60}
        autoComplete="off"
        value={timeZone}
        hint="UTC, or a zone like America/New_York: as your Pinterest account reads them."
        onChange={({ target }) => onChange({ ...file, timeZone: target.value })}
      />
    </div>
  );
}

function PinFileForm({ stored }: { stored: DeskPinFile }): ReactNode {
  const [file, setFile] = useState(stored);
  const { isBusy, why, run } = usePress();
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await run<DeskPinFile>({
      method: 'PUT',
      path: PIN_FILE_CALL,
      body: file,
      done: 'Saved. The next file has these names.',
      failed: 'The file is as it was.',
    });
    if (saved) setFile(saved);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Fields file={file} onChange={setFile} />
      {why !== null && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
      <ButtonRow>
        <Button type="submit" kind="line" disabled={isBusy || isSame(file, stored)}>
          {isBusy ? 'Saving…' : 'Save the names'}
        </Button>
        {!isSame(file, PIN_TEMPLATE) && (
          <Button kind="text" disabled={isBusy} onClick={() => setFile(PIN_TEMPLATE)}>
            As in the template
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}

function PinFile(): ReactNode {
  const query = usePinFile();
  return (
    <Answer query={query} loading="Opening…" failed="We couldn’t open the file’s settings.">
      {(stored) => <PinFileForm stored={stored} />}
    </Answer>
  );
}

/** How the week's file for Pinterest is written, for all Pinterest channels: its guides don't agree on it. */
export function PinFileSection(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Pinterest’s File">
      <p className={styles.said}>
        If Pinterest refuses the week’s file, compare the first line with the template on its upload page, and
        name the columns as it does. This counts for all your Pinterest channels.
      </p>
      <Fold summary="Names of its columns, and its clock" onToggle={setOpen}>
        {isOpen && <PinFile />}
      </Fold>
    </Section>
  );
}
