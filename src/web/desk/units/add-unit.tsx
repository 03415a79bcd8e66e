import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DeskKind, DeskUnit, UnitAdd } from '../../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../../domain/content-edits/edit.ts';
import { newUnitName } from '../../../domain/content-edits/new-unit.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { send } from '../call.ts';
import { CONTENT_KEY, unitKey } from '../drafts/unit-calls.ts';
import { reasonWords } from '../told.ts';
import styles from './add-unit.module.css';
import { CONTENT_CALLS, unitPath } from './use-units.ts';
import { UnitField } from './unit-field.tsx';

/** What a new one is named after; the rest is filled in on its page. */
const FIRST_FIELDS = ['text', 'author.name'];
const HINTS: Readonly<Record<string, string>> = { 'author.name': 'As on their page: Jane Austen.' };

const keptAs = (kind: DeskKind): string => `zodiary_desk_new_${kind.kind}`;

/** Kept on the device from the first keystroke on, until it is a draft. */
function useNewFields(kind: DeskKind): [Fields, (name: string, value: FieldValue) => void] {
  const [fields, setFields] = useState<Fields>(() => {
    const kept = localStorage.getItem(keptAs(kind));
    return kept === null ? {} : (JSON.parse(kept) as Fields);
  });
  return [
    fields,
    (name, value) => {
      const next = { ...fields, [name]: value };
      localStorage.setItem(keptAs(kind), JSON.stringify(next));
      setFields(next);
    },
  ];
}

function useAdding(kind: DeskKind): {
  isBusy: boolean;
  why: string | null;
  add: (fields: Fields) => Promise<void>;
} {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  async function add(fields: Fields): Promise<void> {
    const unit = newUnitName(kind.kind, fields, Date.now());
    if (unit === '') {
      setWhy('It needs its words first, and a quote its author.');
      return;
    }
    setBusy(true);
    setWhy(null);
    try {
      const body: UnitAdd = { unit, fields: { ...fields } as UnitAdd['fields'] };
      const added = await send<DeskUnit>('POST', `${CONTENT_CALLS}/${kind.kind}`, body);
      localStorage.removeItem(keptAs(kind));
      void client.invalidateQueries({ queryKey: CONTENT_KEY });
      client.setQueryData(unitKey(kind.kind, added.unit), added);
      await navigate(unitPath(kind.kind, added.unit));
    } catch (error) {
      setWhy(reasonWords(error));
      setBusy(false);
    }
  }
  return { isBusy, why, add };
}

/** Begins a new one: it becomes a draft, and its own page has the rest. */
export function AddUnit({ kind, onClose }: { kind: DeskKind; onClose: () => void }): ReactNode {
  const [fields, setField] = useNewFields(kind);
  const { isBusy, why, add } = useAdding(kind);
  const first = kind.fields.filter(({ name }) => FIRST_FIELDS.includes(name));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void add(fields);
  };
  return (
    <form className={styles.form} aria-label={`New ${kind.one}`} onSubmit={onSubmit}>
      <h2 className={styles.title}>A new {kind.one}</h2>
      {first.map((field) => (
        <UnitField
          key={field.name}
          field={{ ...field, optional: false, hint: HINTS[field.name] }}
          value={fields[field.name]}
          problems={[]}
          isChanged={false}
          onChange={(value) => setField(field.name, value)}
        />
      ))}
      <p className={styles.text}>It starts as a draft. Nobody sees it until you press Publish on its page.</p>
      {why !== null && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
      <ButtonRow stretch>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Starting…' : 'Start the draft'}
        </Button>
        <Button kind="line" disabled={isBusy} onClick={onClose}>
          Not now
        </Button>
      </ButtonRow>
    </form>
  );
}
