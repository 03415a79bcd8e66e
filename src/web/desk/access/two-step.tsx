import { useState, type FormEvent, type ReactNode } from 'react';
import type { RecoveryCodesAnswer, TotpAnswer } from '../../../contract/desk-access.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSending } from '../use-sending.ts';
import styles from './access.module.css';
import { ShownCodes } from './shown-codes.tsx';
import { ACCESS } from './use-access.ts';

interface FirstCodeProps extends TotpAnswer {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function FirstCode({ secret, link, onDone, onCancel }: FirstCodeProps): ReactNode {
  const [code, setCode] = useState('');
  const turning = useSending<{ code: string }>('PUT', '/api/admin/access/totp', {
    done: 'Two-step codes are on.',
    failed: 'Two-step codes are still off.',
    changes: [ACCESS],
    onDone: (answer) => onDone((answer as RecoveryCodesAnswer).codes),
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void turning.run({ code });
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <div>
        <p className={styles.words}>
          Scan this with your authenticator app, or type the secret into it. Then type its first code here.
        </p>
        <div className={styles.scan}>
          <QrCode text={link} label="The secret as a QR code" />
        </div>
        <p className={styles.secret}>{secret}</p>
        <a href={link} className={styles.link}>
          Open the app on this device
        </a>
      </div>
      <TextField
        label="Six-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        wrong={turning.why}
        onChange={({ target }) => setCode(target.value)}
      />
      <ButtonRow stretch>
        <Button type="submit" disabled={turning.isBusy}>
          Turn them on
        </Button>
        <Button kind="line" onClick={onCancel}>
          Not now
        </Button>
      </ButtonRow>
    </form>
  );
}

function TurnedOn(): ReactNode {
  const turning = useSending('DELETE', '/api/admin/access/totp', {
    done: 'Two-step codes are off.',
    failed: 'Two-step codes are still on.',
    changes: [ACCESS],
  });
  return (
    <>
      <p className={styles.words}>
        After the password your authenticator app is asked for a code. A passkey needs none.
      </p>
      <div className={styles.below}>
        <Button kind="line" danger disabled={turning.isBusy} onClick={() => void turning.run()}>
          Turn them off
        </Button>
      </div>
    </>
  );
}

function TurnedOff({ onBegun }: { onBegun: (begun: TotpAnswer) => void }): ReactNode {
  const beginning = useSending('POST', '/api/admin/access/totp', {
    done: 'Your secret is ready.',
    failed: 'No secret was made.',
    onDone: (answer) => onBegun(answer as TotpAnswer),
  });
  return (
    <>
      <p className={styles.words}>
        A code from an app on your phone, asked for after the password, so that a password alone opens
        nothing.
      </p>
      <div className={styles.below}>
        <Button kind="line" disabled={beginning.isBusy} onClick={() => void beginning.run()}>
          Set them up
        </Button>
      </div>
    </>
  );
}

export function TwoStep({ isOn }: { isOn: boolean }): ReactNode {
  const [begun, setBegun] = useState<TotpAnswer | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = (made: readonly string[]): void => {
    setBegun(null);
    setCodes(made);
  };
  return (
    <Section title="Two-Step Codes" note={isOn ? 'on' : 'off'}>
      {begun && !isOn && <FirstCode {...begun} onDone={finish} onCancel={() => setBegun(null)} />}
      {!begun && (isOn ? <TurnedOn /> : <TurnedOff onBegun={setBegun} />)}
      {codes.length > 0 && <ShownCodes codes={codes} onKept={() => setCodes([])} />}
    </Section>
  );
}
