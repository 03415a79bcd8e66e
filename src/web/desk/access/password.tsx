import { useState, type FormEvent, type ReactNode } from 'react';
import type { AccessAnswer } from '../../../contract/desk-access.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../../domain/access/password.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField } from '../sign-in/secret-field.tsx';
import { Section } from '../ui/section.tsx';
import { useSending } from '../use-sending.ts';
import styles from './access.module.css';
import { ACCESS } from './use-access.ts';

function NewPassword(): ReactNode {
  const [password, setPassword] = useState('');
  const changing = useSending<{ password: string }>('PUT', '/api/admin/access/password', {
    done: 'Your password is changed, and all other devices are signed out.',
    failed: 'Your password is still the old one.',
    changes: [ACCESS],
    onDone: () => setPassword(''),
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void changing.run({ password });
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
      <SecretField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        minLength={SHORTEST_PASSWORD}
        maxLength={LONGEST_PASSWORD}
        hint={`At least ${SHORTEST_PASSWORD} characters. Every other device is signed out.`}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button kind="line" type="submit" disabled={changing.isBusy}>
        Change the password
      </Button>
    </form>
  );
}

export function Password({ from }: { from: AccessAnswer['password'] }): ReactNode {
  return (
    <Section title="Password">
      {from === 'setting' ? (
        <p className={styles.words}>
          It’s set by ADMIN_PASSWORD on the machine. Change it there and restart; every device is signed out
          then.
        </p>
      ) : (
        <NewPassword />
      )}
    </Section>
  );
}
