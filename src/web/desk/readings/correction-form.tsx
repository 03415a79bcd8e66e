import type { FormEvent, ReactNode } from 'react';
import type { CorrectionBody, DeskReading, DeskReadingPart } from '../../../contract/desk-readings.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSending } from '../use-sending.ts';
import styles from './editor.module.css';
import { TextArea } from './text-area.tsx';
import { useKeptText } from './use-kept-text.ts';
import { READINGS_KEY } from './use-reading.ts';

interface CorrectionFormProps {
  reading: DeskReading;
  part: DeskReadingPart;
  onClose: () => void;
}

const NOTE_MOST = 200;

interface FieldsProps {
  kept: Pick<ReturnType<typeof useKeptText<'heading' | 'text' | 'note'>>, 'fields' | 'setField'>;
  hasHeading: boolean;
  why: string | null;
}

function CorrectionFields({ kept: { fields, setField }, hasHeading, why }: FieldsProps): ReactNode {
  return (
    <>
      {hasHeading && (
        <TextField
          label="Heading"
          required
          maxLength={40}
          value={fields.heading}
          onChange={({ target }) => setField('heading', target.value)}
        />
      )}
      <TextArea
        label="Text"
        required
        rows={4}
        maxLength={2000}
        value={fields.text}
        onChange={({ target }) => setField('text', target.value)}
      />
      <TextField
        label="What was wrong"
        required
        minLength={3}
        maxLength={NOTE_MOST}
        autoComplete="off"
        value={fields.note}
        wrong={why}
        hint="For everybody to read: “Venus enters Libra, not Leo.”"
        onChange={({ target }) => setField('note', target.value)}
      />
    </>
  );
}

/** New words for one reading that people may have read: they are told, and the old ones stay to be seen. */
export function CorrectionForm({ reading, part, onClose }: CorrectionFormProps): ReactNode {
  const { kind, sign, period, hash } = reading;
  const { place, heading, text } = part;
  const kept = useKeptText(`${kind}.${sign}.${period}.${place}`, { heading: heading ?? '', text, note: '' });
  const { fields } = kept;
  const sending = useSending<CorrectionBody>('POST', '/api/admin/readings/corrections', {
    done: 'Corrected.',
    failed: 'It wasn’t corrected.',
    changes: [READINGS_KEY],
  });
  const isSame = fields.text.trim() === text && fields.heading.trim() === (heading ?? '');
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = { heading: heading === null ? null : fields.heading, text: fields.text, note: fields.note };
    if (!(await sending.run({ kind, sign, period, place, ...words, seen: hash }))) return;
    kept.clear();
    onClose();
  };
  return (
    <form className={styles.editor} onSubmit={(event) => void onSubmit(event)}>
      <h3 className={styles.title}>Correct What’s Published</h3>
      <p className={styles.words}>
        For what’s plainly wrong. Everybody sees your note under the reading; the words before stay there too,
        one tap away, and this can’t be taken back.
      </p>
      <CorrectionFields kept={kept} hasHeading={heading !== null} why={sending.why} />
      <ButtonRow stretch>
        <Button type="submit" danger kind="line" disabled={sending.isBusy || isSame}>
          {sending.isBusy ? 'Correcting…' : 'Publish the correction'}
        </Button>
        <Button kind="line" onClick={onClose}>
          Not now
        </Button>
      </ButtonRow>
    </form>
  );
}
