import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './door.module.css';
import { FocusFirst } from '../ui/focus-first.tsx';
import { knock } from './knock.ts';
import { SecretField } from './secret-field.tsx';
import type { Door } from './use-door.ts';

/** The password, and after it the code of the owner's app where one is asked for. */
export function PasswordForm({ door }: { door: Door }): ReactNode {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = await door.tryKey(() =>
      knock('sign-in', isCodeAsked ? { password, code } : { password }),
    );
    if (refused === 'code_needed') setCodeAsked(true);
    if (refused === 'wrong_code') setCode('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {/* Password managers ask for it to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
      <SecretField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        readOnly={isCodeAsked}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {isCodeAsked && (
        <FocusFirst className={styles.form}>
          <TextField
            label="Six-digit code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            hint="From your authenticator app."
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </FocusFirst>
      )}
      <Button kind="line" type="submit" className={styles.key} disabled={door.isBusy || door.waitSeconds > 0}>
        {door.isBusy ? 'One moment…' : isCodeAsked ? 'Sign in with the code' : 'Sign in with password'}
      </Button>
    </form>
  );
}
