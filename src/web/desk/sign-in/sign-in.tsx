import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { havePasskeys } from '../have-passkeys.ts';
import { waysIn } from '../site.ts';
import styles from './door.module.css';
import { KeyholeRing } from './keyhole-ring.tsx';
import { knockByPasskey } from './passkey.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { Told } from './told.tsx';
import { useDoor } from './use-door.ts';

/** The same address with a session is the page that was asked for. */
const enter = (): void => location.reload();

function OtherWay({ isRecovering, onChange }: { isRecovering: boolean; onChange: () => void }): ReactNode {
  return (
    <p className={styles.small}>
      {isRecovering ? 'Found it? ' : 'Lost both? '}
      <button type="button" className={styles.inline} onClick={onChange}>
        {isRecovering ? 'Use the password.' : 'Use a recovery code.'}
      </button>
      {!isRecovering && ' Each one works once.'}
    </p>
  );
}

/** The door of the desk. */
export function SignIn(): ReactNode {
  const door = useDoor(enter);
  const ways = waysIn();
  const [isRecovering, setRecovering] = useState(false);
  const isPasskeyShown = ways.passkey && havePasskeys() && !isRecovering;
  const change = (): void => {
    door.forget();
    setRecovering(!isRecovering);
  };
  return (
    <main className={styles.door}>
      <KeyholeRing />
      <h1 className={styles.title}>Your Desk</h1>
      <p className={styles.sub}>One owner, one key. Nobody else has a way in.</p>
      {ways.setUp && (
        <p className={styles.small}>
          This desk waits for its owner. On the machine, <code>npm run owner:link</code> prints the way in.
        </p>
      )}
      <Told {...door} />
      {isPasskeyShown && (
        <>
          <Button
            className={styles.key}
            disabled={door.isBusy}
            onClick={() => void door.tryKey(knockByPasskey)}
          >
            Use your passkey
          </Button>
          <p className={styles.or}>or the password</p>
        </>
      )}
      {isRecovering ? <RecoveryForm door={door} /> : <PasswordForm door={door} />}
      <OtherWay isRecovering={isRecovering} onChange={change} />
      <p className={styles.small}>Five wrong tries, then a minute’s wait.</p>
    </main>
  );
}
