import { useState, type FormEvent, type ReactNode } from 'react';
import type { DeskKind, ReplaceAsk } from '../../../contract/desk-content.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CheckBox } from './check-box.tsx';
import styles from './replace-form.module.css';

const LEAST = 2;
const MOST = 200;

interface ReplaceFormProps {
  kinds: readonly DeskKind[];
  /** The kind that is ticked at first; all of them where none is named. */
  first: string | null;
  /** What was looked at does not fit any more. */
  onChange: () => void;
  onLook: (asked: ReplaceAsk) => Promise<void>;
}

function firstKinds(kinds: readonly DeskKind[], first: string | null): ReplaceAsk['kinds'] {
  const named = kinds.filter(({ kind }) => kind === first);
  return (named.length > 0 ? named : kinds).map(({ kind }) => kind);
}

/** What can't be looked for yet, and why; null where it can. */
function wrongWith({ find, replaceWith, kinds }: ReplaceAsk): string | null {
  if (find.length < LEAST) return 'Look for two letters at least.';
  if (find === replaceWith) return 'Both are the same words.';
  return kinds.length === 0 ? 'Tick where to look.' : null;
}

interface WhereProps {
  kinds: readonly DeskKind[];
  chosen: ReplaceAsk['kinds'];
  onChoose: (kinds: ReplaceAsk['kinds']) => void;
}

function Where({ kinds, chosen, onChoose }: WhereProps): ReactNode {
  const toggle = (kind: DeskKind['kind'], isOn: boolean): void =>
    onChoose(kinds.map((one) => one.kind).filter((one) => (one === kind ? isOn : chosen.includes(one))));
  return (
    <fieldset className={styles.where}>
      <legend>Where</legend>
      <div className={styles.kinds}>
        {kinds.map(({ kind, label }) => (
          <CheckBox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={({ target }) => toggle(kind, target.checked)}
          >
            {label}
          </CheckBox>
        ))}
      </div>
    </fieldset>
  );
}

export function ReplaceForm({ kinds, first, onChange, onLook }: ReplaceFormProps): ReactNode {
  const [asked, setAsked] = useState<ReplaceAsk>(() => ({
    find: '',
    replaceWith: '',
    matchCase: true,
    kinds: firstKinds(kinds, first),
  }));
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const become = (changed: Partial<ReplaceAsk>): void => {
    setAsked({ ...asked, ...changed });
    setWrong(null);
    onChange();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const fault = wrongWith(asked);
    setWrong(fault);
    if (fault !== null) return;
    setBusy(true);
    void onLook(asked).finally(() => setBusy(false));
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label="Find"
        name="find"
        value={asked.find}
        maxLength={MOST}
        autoComplete="off"
        wrong={wrong}
        onChange={({ target }) => become({ find: target.value })}
      />
      <TextField
        label="Replace with"
        name="replaceWith"
        value={asked.replaceWith}
        maxLength={MOST}
        autoComplete="off"
        hint="Leave it empty to take the words out."
        onChange={({ target }) => become({ replaceWith: target.value })}
      />
      <Where kinds={kinds} chosen={asked.kinds} onChoose={(chosen) => become({ kinds: chosen })} />
      <div className={styles.last}>
        <CheckBox checked={asked.matchCase} onChange={({ target }) => become({ matchCase: target.checked })}>
          Capital letters count
        </CheckBox>
        <Button kind="line" type="submit" glyph="search" disabled={isBusy}>
          {isBusy ? 'Looking…' : 'Look first'}
        </Button>
      </div>
    </form>
  );
}
