import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DeskField, DeskKind, DeskUnit } from '../../../contract/desk-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Compared } from '../drafts/compared.tsx';
import { LeftOffer } from '../drafts/left-offer.tsx';
import { TwoVersions } from '../drafts/two-versions.tsx';
import { useDraft, type Draft } from '../drafts/use-draft.ts';
import { Section } from '../ui/section.tsx';
import { Collision } from './collision.tsx';
import { differingNames, labelOf } from './field-values.ts';
import { listOf } from './kind-words.ts';
import { PublishBar } from './publish-bar.tsx';
import styles from './unit-editor.module.css';
import { UnitForm } from './unit-form.tsx';
import { UnitHistory } from './unit-history.tsx';
import { Visibility } from './visibility.tsx';

/** Buttons of the page show and hide, not a box in the form. */
const HIDDEN = 'hidden';

function Faults({ faults }: { faults: readonly string[] }): ReactNode {
  if (faults.length === 0) return null;
  return (
    <Section title="Left Out for Now">
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <p className={styles.text}>
        Your words are in History: bring them back as a draft, and mend them here.
      </p>
    </Section>
  );
}

interface UnitEditorProps {
  unit: DeskUnit;
  kind: DeskKind;
  /** Whether two versions are to be chosen from; that page has a head of its own. */
  onTorn: (isTorn: boolean) => void;
}

interface FormProps extends Pick<UnitEditorProps, 'unit'> {
  fields: readonly DeskField[];
  draft: Draft;
}

function Form({ unit, fields, draft }: FormProps): ReactNode {
  const isChanged = differingNames(fields, unit.shown ?? {}, draft.fields).length > 0;
  return (
    <div>
      {draft.left && <LeftOffer left={draft.left} onTake={draft.takeLeft} onDrop={draft.dropLeft} />}
      <UnitForm unit={unit} fields={fields} draft={draft} />
      {unit.shown !== null && isChanged && (
        <Section title="What Will Change">
          <Compared
            before={unit.shown}
            after={draft.fields}
            labelOf={(name) => labelOf(fields, name)}
            legend="Struck through: what visitors read now. Marked: what you’ve put in."
          />
        </Section>
      )}
      <PublishBar draft={draft} isChanged={isChanged} isNew={unit.shown === null} />
    </div>
  );
}

/** The form and everything around it. Only Publish, Hide, Show and the choice at a collision change what visitors read. */
export function UnitEditor({ unit, kind, onTorn }: UnitEditorProps): ReactNode {
  const navigate = useNavigate();
  const draft = useDraft(unit, () => void navigate(listOf(unit.kind).to));
  const fields = kind.fields.filter(({ name }) => name !== HIDDEN);
  const isTorn = draft.other !== null;
  useEffect(() => onTorn(isTorn), [isTorn, onTorn]);
  if (draft.other)
    return (
      <TwoVersions
        above={unit.title}
        one={kind.one}
        labelOf={(name) => labelOf(fields, name)}
        mine={draft.fields}
        kept={draft.kept}
        other={draft.other}
        onSave={(mix) => void draft.saveMix(mix)}
      />
    );
  // The words of what is hidden are in History; a form over them would begin with others.
  const isEditable = unit.state !== 'hidden' || unit.draft !== null;
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
      {isEditable && <Form unit={unit} fields={fields} draft={draft} />}
      <Visibility unit={unit} kind={kind} press={draft.press} />
      <UnitHistory unit={unit} fields={fields} draft={draft} />
    </>
  );
}
