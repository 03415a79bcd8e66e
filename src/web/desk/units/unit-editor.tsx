import type { ReactNode } from 'react';
import type { DeskKind, DeskUnit } from '../../../contract/desk-content.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { useDraft, type Draft } from '../drafts/use-draft.ts';
import { whenAt } from '../times.ts';
import { Section } from '../ui/section.tsx';
import { Collision } from './collision.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { FieldChanges } from './field-changes.tsx';
import { differingNames } from './field-values.ts';
import { PublishBar } from './publish-bar.tsx';
import styles from './unit-editor.module.css';
import { UnitForm } from './unit-form.tsx';
import { UnitHistory } from './unit-history.tsx';
import { useDrop } from './use-drop.ts';
import { Visibility } from './visibility.tsx';

/** Buttons of the page show and hide, not a box in the form. */
const HIDDEN = 'hidden';

/** What was typed in a tab that was closed before the server had it. */
function LeftBehind({ draft }: { draft: Draft }): ReactNode {
  if (draft.left === null) return null;
  return (
    <div role="group" aria-label="Words from another tab" className={styles.left}>
      <p>This device has words you typed {whenAt(draft.left.changedAtMs)} in another tab and never saved.</p>
      <ButtonRow>
        <Button kind="line" onClick={draft.takeLeft}>
          Go on with them
        </Button>
        <Button kind="line" onClick={draft.dropLeft}>
          Drop them
        </Button>
      </ButtonRow>
    </div>
  );
}

function Faults({ faults }: { faults: readonly string[] }): ReactNode {
  if (faults.length === 0) return null;
  return (
    <Section title="Left Out for Now">
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Section>
  );
}

/** The form and everything around it. Only Publish, Hide, Show and the choice at a collision change what visitors read. */
export function UnitEditor({ unit, kind }: { unit: DeskUnit; kind: DeskKind }): ReactNode {
  const draft = useDraft(unit);
  const onDrop = useDrop(unit, draft);
  const fields = kind.fields.filter(({ name }) => name !== HIDDEN);
  const changed = differingNames(fields, unit.shown ?? {}, draft.fields).filter((name) => name !== HIDDEN);
  if (draft.other) return <DraftConflict fields={fields} draft={draft} other={draft.other} />;
  return (
    <>
      {unit.href !== null && (
        <p className={styles.links}>
          <ButtonLink kind="text" glyph="arrow" reloadDocument to={unit.href}>
            See it on the site
          </ButtonLink>
        </p>
      )}
      {unit.collisions.length > 0 && <Collision unit={unit} fields={fields} press={draft.press} />}
      <Faults faults={unit.faults} />
      <LeftBehind draft={draft} />
      <div className={styles.desk}>
        <UnitForm unit={unit} fields={fields} draft={draft} />
        {unit.shown !== null && changed.length > 0 && (
          <Section title="What Will Change">
            <FieldChanges fields={fields} before={unit.shown} after={draft.fields} same="Nothing." />
          </Section>
        )}
        <PublishBar
          draft={draft}
          isChanged={changed.length > 0}
          isNew={unit.shown === null}
          onDrop={onDrop}
        />
      </div>
      <Visibility unit={unit} kind={kind} press={draft.press} />
      <UnitHistory unit={unit} fields={fields} draft={draft} />
    </>
  );
}
