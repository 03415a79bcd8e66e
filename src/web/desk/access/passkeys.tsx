import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AccessAnswer } from '../../../contract/desk-access.ts';
import { Button } from '../../ui/button.tsx';
import { havePasskeys } from '../have-passkeys.ts';
import { whenWithin } from '../times.ts';
import { reasonWords, tellSaved } from '../told.ts';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSending } from '../use-sending.ts';
import styles from './access.module.css';
import { KeyLine, KeyList } from './key-list.tsx';
import { addPasskey } from './new-passkey.ts';
import { ACCESS } from './use-access.ts';

type Passkey = AccessAnswer['passkeys'][number];

const LONGEST_NAME = 40;

function PasskeyLine({ id, name, addedAt, usedAt }: Passkey): ReactNode {
  const removing = useSending('DELETE', `/api/admin/access/passkeys/${id}`, {
    done: `The passkey “${name}” is removed.`,
    failed: `The passkey “${name}” is still there.`,
    changes: [ACCESS],
  });
  const used = usedAt === null ? 'not used yet' : `last used ${whenWithin(usedAt)}`;
  return (
    <KeyLine name={name} note={`Added ${whenWithin(addedAt)} · ${used}`}>
      <Button
        kind="line"
        danger
        disabled={removing.isBusy}
        aria-label={`Remove the passkey ${name}`}
        onClick={() => void removing.run()}
      >
        Remove
      </Button>
    </KeyLine>
  );
}

function AddPasskey(): ReactNode {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    setBusy(true);
    setWhy(null);
    try {
      await addPasskey(name.trim());
      tellSaved('Your passkey is kept.', 'Next time it opens the desk.');
      setName('');
      await client.invalidateQueries({ queryKey: ACCESS });
    } catch (error) {
      setWhy(reasonWords(error));
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label="Name of the new passkey"
        name="passkey-name"
        autoComplete="off"
        required
        maxLength={LONGEST_NAME}
        placeholder="My phone"
        value={name}
        wrong={why}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Waiting for the device…' : 'Add a passkey'}
      </Button>
    </form>
  );
}

function NoPasskeys({ isPossible }: { isPossible: boolean }): ReactNode {
  const why = isPossible
    ? 'This browser has no passkeys here. Open the desk by the site’s own address, in a browser of today.'
    : 'Passkeys need an https address. Set SITE_URL to yours, and they’re here.';
  return <p className={styles.words}>{why}</p>;
}

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Whether the site's address allows them. */
  isPossible: boolean;
}

export function Passkeys({ passkeys, isPossible }: PasskeysProps): ReactNode {
  const canAdd = isPossible && havePasskeys();
  return (
    <Section title="Passkeys" note={passkeys.length === 0 ? 'none yet' : String(passkeys.length)}>
      {passkeys.length > 0 ? (
        <KeyList>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} {...passkey} />
          ))}
        </KeyList>
      ) : (
        canAdd && (
          <p className={styles.words}>
            The everyday way in: your finger, your face or the lock of your device. Nobody can guess one or
            talk you out of it.
          </p>
        )
      )}
      {canAdd ? <AddPasskey /> : <NoPasskeys isPossible={isPossible} />}
    </Section>
  );
}
