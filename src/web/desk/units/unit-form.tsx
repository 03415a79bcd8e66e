import { useState, type ReactNode } from 'react';
import type { DeskField, DeskUnit } from '../../../contract/desk-content.ts';
import { Fold } from '../../ui/fold.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { KeyValues } from '../ui/key-values.tsx';
import { problemsByField, saysTheSame, valueText } from './field-values.ts';
import { UnitField } from './unit-field.tsx';
import styles from './unit-form.module.css';

/** These take the whole width; the others stand side by side where there is room. */
const WIDE: readonly DeskField['input'][] = ['text', 'markdown', 'list', 'choices'];

interface UnitFormProps {
  unit: DeskUnit;
  fields: readonly DeskField[];
  draft: Pick<Draft, 'fields' | 'problems' | 'setField'>;
}

function Fixed({ fields, draft }: Pick<UnitFormProps, 'fields' | 'draft'>): ReactNode {
  const entries = fields
    .filter(({ fixed, name }) => fixed && valueText(draft.fields[name]) !== '')
    .map(({ name, label }) => [label, valueText(draft.fields[name])] as const);
  if (entries.length === 0) return null;
  return (
    <div className={styles.fixed}>
      <KeyValues entries={entries} />
    </div>
  );
}

/** What may stay empty and is: out of the way until it is wanted. Decided once, so that nothing moves while one types. */
function useFolded(fields: readonly DeskField[], draft: UnitFormProps['draft']): ReadonlySet<string> {
  const [folded] = useState(
    () =>
      new Set(
        fields
          .filter(
            ({ optional, input, name }) =>
              optional && input !== 'check' && valueText(draft.fields[name]) === '',
          )
          .map(({ name }) => name),
      ),
  );
  return folded;
}

/** What can be changed of one unit, what is wrong with it by its field, and what never changes. */
export function UnitForm({ unit, fields, draft }: UnitFormProps): ReactNode {
  const open = fields.filter(({ fixed }) => !fixed);
  const problems = problemsByField(open, draft.problems);
  const folded = useFolded(open, draft);
  const fieldOf = (field: DeskField): ReactNode => (
    <div key={field.name} className={WIDE.includes(field.input) ? styles.wide : undefined}>
      <UnitField
        field={field}
        value={draft.fields[field.name]}
        problems={problems.of.get(field.name) ?? []}
        isChanged={unit.shown !== null && !saysTheSame(unit.shown[field.name], draft.fields[field.name])}
        onChange={(value) => draft.setField(field.name, value)}
      />
    </div>
  );
  return (
    <>
      <div className={styles.form}>{open.filter(({ name }) => !folded.has(name)).map(fieldOf)}</div>
      {folded.size > 0 && (
        <Fold
          summary="More, if you like"
          className={styles.more}
          isOpen={[...folded].some((name) => problems.of.has(name)) || undefined}
        >
          <div className={styles.form}>{open.filter(({ name }) => folded.has(name)).map(fieldOf)}</div>
        </Fold>
      )}
      <Fixed fields={fields} draft={draft} />
      <div role="status" className={styles.problems}>
        {problems.rest.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  );
}
