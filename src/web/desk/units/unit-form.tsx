import type { ReactNode } from 'react';
import type { DeskField, DeskUnit } from '../../../contract/desk-content.ts';
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

/** What can be changed of one unit, what is wrong with it by its field, and what never changes. */
export function UnitForm({ unit, fields, draft }: UnitFormProps): ReactNode {
  const open = fields.filter(({ fixed }) => !fixed);
  const problems = problemsByField(open, draft.problems);
  return (
    <>
      <div className={styles.form}>
        {open.map((field) => (
          <div key={field.name} className={WIDE.includes(field.input) ? styles.wide : undefined}>
            <UnitField
              field={field}
              value={draft.fields[field.name]}
              problems={problems.of.get(field.name) ?? []}
              isChanged={
                unit.shown !== null && !saysTheSame(unit.shown[field.name], draft.fields[field.name])
              }
              onChange={(value) => draft.setField(field.name, value)}
            />
          </div>
        ))}
      </div>
      <Fixed fields={fields} draft={draft} />
      <ul role="status" className={styles.problems}>
        {problems.rest.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}
