import { useState, type FormEvent, type ReactNode } from 'react';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../../domain/access/password.ts';
import { Button } from '../../ui/button.tsx';
import styles from './door.module.css';
import { KeyholeRing } from './keyhole-ring.tsx';
import { knock } from './knock.ts';
import { SecretField } from './secret-field.tsx';
import { Told } from './told.tsx';
import { useDoor, type Door } from './use-door.ts';

/** What comes after the password: a passkey and codes for the day when something is lost. */
const enter = (): void => location.replace('/admin/access');

function PasswordChoice({ door, token }: { door: Door; token: string }): ReactNode {
  const [password, setPassword] = useState('');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void door.tryKey(() => knock('set-up', { token, password }));
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
        hint={`At least ${SHORTEST_PASSWORD} characters. A sentence only you would say is a good one.`}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" className={styles.key} disabled={door.isBusy}>
        {door.isBusy ? 'One moment…' : 'Make it mine'}
      </Button>
    </form>
  );
}

/** Where the one-time link leads. Its secret stands behind the #, which browsers keep to themselves. */
export function SetUp({ token }: { token: string }): ReactNode {
  const door = useDoor(enter);
  const hasEnded = token === '' || door.refusal?.code === 'link_ended';
  return (
    <main className={styles.door}>
      <KeyholeRing />
      <h1 className={styles.title}>{hasEnded ? 'This Link Has Ended' : 'Make It Yours'}</h1>
      {hasEnded ? (
        <>
          <p className={styles.sub}>It works once, and for half an hour.</p>
          <p className={styles.small}>
            On the machine, <code>npm run owner:link</code> prints another. If the desk has its owner already,{' '}
            <a href="/admin">sign in</a>.
          </p>
        </>
      ) : (
        <>
          <p className={styles.sub}>Choose the password of your desk. You can add a passkey right after.</p>
          <Told {...door} />
          <PasswordChoice door={door} token={token} />
        </>
      )}
    </main>
  );
}
