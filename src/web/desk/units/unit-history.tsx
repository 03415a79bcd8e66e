import { useState, type ReactNode } from 'react';
import type { DeskField, DeskRevision, DeskUnit } from '../../../contract/desk-content.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { Fold } from '../../ui/fold.tsx';
import { Compared } from '../drafts/compared.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { whenAt } from '../times.ts';
import { tellSaved } from '../told.ts';
import { Section } from '../ui/section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { labelOf } from './field-values.ts';
import { PressButton } from './press-button.tsx';
import styles from './unit-history.module.css';

type Against = 'before' | 'now' | 'draft';

const AGAINST = [
  ['before', 'The version before it'],
  ['now', 'What visitors read now'],
  ['draft', 'What’s in the form'],
] as const;

interface UnitHistoryProps {
  unit: DeskUnit;
  fields: readonly DeskField[];
  draft: Draft;
}

const RESTORED = {
  done: 'It’s your draft now. Publish it when you’re ready.',
  failed: 'It wasn’t brought back.',
};

/** A draft that stood in the form is kept on this device: nothing that was written is lost by a press. */
async function restore(draft: Draft, { id, fields }: DeskRevision): Promise<void> {
  const { serverRevision, isAhead } = draft.kept;
  if (serverRevision === null && !isAhead) return void (await draft.press('restore', RESTORED, { id }));
  draft.replace(fields!);
  tellSaved(RESTORED.done, 'What stood there is kept on this device.');
}

/** What was public before this one, or what the files say. */
function fieldsBefore({ history, inFile }: DeskUnit, { id }: DeskRevision): Fields {
  const at = history.findIndex((one) => one.id === id);
  return history.slice(at + 1).find(({ fields }) => fields !== null)?.fields ?? inFile ?? {};
}

type RevisionProps = UnitHistoryProps & { revision: DeskRevision; against: Against };

/** Compared only once it is opened: fifty versions of a long text take a while. */
function WhichWords(props: RevisionProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold summary="Which words differ" onToggle={setOpen}>
      {isOpen && <Differing {...props} />}
    </Fold>
  );
}

function Differing({ revision, against, unit, fields, draft }: RevisionProps): ReactNode {
  const then = revision.fields ?? {};
  const isBackward = against === 'before';
  const now = against === 'now' ? (unit.shown ?? {}) : draft.fields;
  return (
    <Compared
      before={isBackward ? fieldsBefore(unit, revision) : then}
      after={isBackward ? then : now}
      labelOf={(name) => labelOf(fields, name)}
      same="Not a word differs."
      legend={
        isBackward
          ? 'Struck through: what it said before. Marked: what it said from then on.'
          : 'Struck through: what it said then. Marked: what it says now.'
      }
    />
  );
}

/** What was public when, with the words that differ, and a way back to each. */
export function UnitHistory(props: UnitHistoryProps): ReactNode {
  const { unit, draft } = props;
  const [against, setAgainst] = useState<Against>('before');
  if (unit.history.length === 0)
    return (
      <Section title="History">
        <p className={styles.none}>You haven’t changed it yet. Each version you publish will be kept here.</p>
      </Section>
    );
  const events = unit.history.map((revision) => ({
    id: revision.id,
    title: revision.what,
    note: `${whenAt(revision.at)} · ${revision.author}`,
    state: revision.fields === null ? ('none' as const) : ('ready' as const),
    ...(revision.fields !== null && {
      children: (
        <div className={styles.version}>
          <WhichWords {...props} revision={revision} against={against} />
          <PressButton kind="line" busy="Bringing it back…" onPress={() => restore(draft, revision)}>
            Bring it back as a draft
          </PressButton>
        </div>
      ),
    }),
  }));
  return (
    <Section title="History">
      <div className={styles.against}>
        <SelectField<Against> label="Compare with" value={against} options={AGAINST} onChange={setAgainst} />
      </div>
      <Timeline events={events} />
    </Section>
  );
}
