import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { confirmByPasskey, confirmByPassword } from '../confirm.ts';
import { havePasskeys } from '../have-passkeys.ts';
import { answerProof, isProofAsked, onProofAsked } from '../proof.ts';
import { reasonWords } from '../told.ts';
import styles from './proof-dialog.module.css';
import { TextField } from './text-field.tsx';

const TEXT = 'It’s been a while. Before this goes through, show that it’s still you.';

function Question(): ReactNode {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const prove = async (confirm: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setWhy(null);
    try {
      await confirm();
      answerProof(true);
    } catch (error) {
      setWhy(reasonWords(error));
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void prove(() => confirmByPassword(password));
  };
  return (
    <Dialog title="Still You?" glyph="compass" text={TEXT} onDismiss={() => answerProof(false)}>
      {havePasskeys() && (
        <div className={styles.passkey}>
          <Button disabled={isBusy} onClick={() => void prove(confirmByPasskey)}>
            Use your passkey
          </Button>
        </div>
      )}
      <form onSubmit={onSubmit} className={styles.form}>
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          wrong={why}
          onChange={({ target }) => setPassword(target.value)}
        />
        <ButtonRow stretch>
          <Button kind="line" type="submit" disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Go on'}
          </Button>
          <Button kind="line" onClick={() => answerProof(false)}>
            Not now
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

/** Asks for password or passkey again when a call demands it; one for the whole desk. */
export function ProofDialog(): ReactNode {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked);
  return isAsked && <Question />;
}
