import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './door.module.css';
import { FocusFirst } from '../ui/focus-first.tsx';
import { knock } from './knock.ts';
import type { Door } from './use-door.ts';

/** For who has lost passkey and password, or the phone with the codes. */
export function RecoveryForm({ door }: { door: Door }): ReactNode {
  const [code, setCode] = useState('');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void door.tryKey(() => knock('sign-in/recovery', { code }));
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <FocusFirst>
        <TextField
          label="Recovery code"
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          placeholder="XXXX-XXXX-XXXX-XXXX"
          hint="Each one works once. Cross it off your list afterwards."
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </FocusFirst>
      <Button kind="line" type="submit" className={styles.key} disabled={door.isBusy || door.waitSeconds > 0}>
        {door.isBusy ? 'One moment…' : 'Sign in with this code'}
      </Button>
    </form>
  );
}
