import { useState, type ReactNode } from 'react';
import type { DeskEdit, DeskField } from '../../../contract/desk-content.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { timeAt } from '../times.ts';
import { Section } from '../ui/section.tsx';
import { ChooseWords, type Version } from './choose-words.tsx';
import styles from './collision.module.css';
import { differingNames, labelOf } from './field-values.ts';
import { PressButton } from './press-button.tsx';

interface DraftConflictProps {
  fields: readonly DeskField[];
  draft: Pick<Draft, 'fields' | 'kept' | 'saveMix'>;
  other: DeskEdit;
}

function versionsOf({ draft, other }: DraftConflictProps): Version[] {
  const { onDeviceAt, serverRevision } = draft.kept;
  const changed = onDeviceAt === null ? 'Changed here' : `Changed ${timeAt(onDeviceAt)}`;
  const from = serverRevision === null ? '' : `, from revision ${serverRevision}`;
  return [
    {
      id: 'here',
      title: 'This tab',
      note: `${changed}${from}, not saved yet`,
      fields: draft.fields,
      against: 'there',
    },
    {
      id: 'there',
      title: 'The other tab',
      note: `Saved ${timeAt(other.savedAt)} as revision ${other.revision}`,
      fields: other.fields,
      against: 'here',
    },
  ];
}

/** Somebody saved in between: both versions stand here until one, or a mix of both, is saved. */
export function DraftConflict(props: DraftConflictProps): ReactNode {
  const { fields, draft, other } = props;
  const names = differingNames(fields, draft.fields, other.fields);
  const [picks, setPicks] = useState<Readonly<Record<string, string>>>({});
  const picked = Object.fromEntries(names.map((name) => [name, picks[name] ?? 'here']));
  const mix: Fields = {
    ...draft.fields,
    ...Object.fromEntries(
      names.filter((name) => picked[name] === 'there').map((name) => [name, other.fields[name] ?? null]),
    ),
  };
  const all = (id: string): void => setPicks(Object.fromEntries(names.map((name) => [name, id])));
  return (
    <Section title="Two Versions, Both Kept">
      <p className={styles.text}>
        You wrote in two tabs or on two devices. Nothing’s lost: pick what should stand, field by field.
      </p>
      <ChooseWords
        versions={versionsOf(props)}
        names={names}
        labelOf={(name) => labelOf(fields, name)}
        picks={picked}
        onPick={(name, id) => setPicks({ ...picked, [name]: id })}
      />
      <div className={styles.buttons}>
        <ButtonRow>
          <Button kind="line" onClick={() => all('here')}>
            All from this tab
          </Button>
          <Button kind="line" onClick={() => all('there')}>
            All from the other
          </Button>
          <PressButton busy="Saving…" onPress={() => draft.saveMix(mix)}>
            Save this mix
          </PressButton>
        </ButtonRow>
      </div>
      <p className={styles.text}>It’s saved as revision {other.revision + 1}. Nothing goes public by it.</p>
    </Section>
  );
}
