import type { ReactNode } from 'react';
import type { Draft } from '../drafts/use-draft.ts';
import { TextField } from '../ui/text-field.tsx';
import { TextArea } from './text-area.tsx';

interface ParagraphFieldsProps {
  draft: Pick<Draft, 'fields' | 'setField'>;
  slots: readonly string[];
}

function slotWords(slots: readonly string[]): string | undefined {
  if (slots.length === 0) return undefined;
  return `Filled in on each day: ${slots.map((slot) => `{${slot}}`).join(', ')}.`;
}

/** A paragraph has the fields that its kind has: a closing line neither heading nor summary. */
export function ParagraphFields({ draft: { fields, setField }, slots }: ParagraphFieldsProps): ReactNode {
  const written = (name: string): string => String(fields[name] ?? '');
  return (
    <>
      {fields.heading !== undefined && (
        <TextField
          label="Heading"
          maxLength={40}
          value={written('heading')}
          onChange={({ target }) => setField('heading', target.value)}
        />
      )}
      <TextArea
        label="Text"
        rows={5}
        value={written('text')}
        hint={slotWords(slots)}
        onChange={({ target }) => setField('text', target.value)}
      />
      {fields.summary !== undefined && (
        <TextArea
          label="The day in a sentence"
          rows={2}
          value={written('summary')}
          hint="Stands on top on days that are about this."
          onChange={({ target }) => setField('summary', target.value)}
        />
      )}
    </>
  );
}
