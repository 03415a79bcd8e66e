import { useState, type ReactNode } from 'react';
import type { AccessAnswer } from '../../../contract/desk-access.ts';
import { Button } from '../../ui/button.tsx';
import { whenWithin } from '../times.ts';
import { DangerBox } from '../ui/danger-box.tsx';
import { Section } from '../ui/section.tsx';
import { useSending } from '../use-sending.ts';
import styles from './access.module.css';
import { KeyLine, KeyList } from './key-list.tsx';
import { ACCESS } from './use-access.ts';

type Device = AccessAnswer['devices'][number];

/** The address of the desk is the sign-in now. */
const leave = (): void => location.assign('/admin');

function SignOut(): ReactNode {
  const leaving = useSending('POST', '/api/admin/sign-out', {
    done: 'You’re signed out.',
    failed: 'You’re still signed in.',
    onDone: leave,
  });
  return (
    <Button kind="line" disabled={leaving.isBusy} onClick={() => void leaving.run()}>
      Sign out
    </Button>
  );
}

function SignOutOther({ id, name }: Device): ReactNode {
  const ending = useSending('DELETE', `/api/admin/access/devices/${id}`, {
    done: `${name} is signed out.`,
    failed: `${name} is still signed in.`,
    changes: [ACCESS],
  });
  return (
    <Button
      kind="line"
      disabled={ending.isBusy}
      aria-label={`Sign out ${name}`}
      onClick={() => void ending.run()}
    >
      Sign out
    </Button>
  );
}

function SignOutEverywhere(): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const ending = useSending('DELETE', '/api/admin/access/devices', {
    done: 'Every device is signed out.',
    failed: 'Nobody was signed out.',
    onDone: leave,
  });
  if (!isAsked) {
    return (
      <div className={styles.below}>
        <Button kind="line" danger onClick={() => setAsked(true)}>
          Sign out everywhere
        </Button>
      </div>
    );
  }
  return (
    <DangerBox
      title="Sign out every device?"
      text="This one too. Passwords, passkeys and codes stay as they are."
    >
      <Button kind="line" danger disabled={ending.isBusy} onClick={() => void ending.run()}>
        Sign out all
      </Button>
      <Button kind="line" onClick={() => setAsked(false)}>
        Keep them
      </Button>
    </DangerBox>
  );
}

export function Devices({ devices }: { devices: readonly Device[] }): ReactNode {
  return (
    <Section title="Signed In" note={devices.length === 1 ? '1 device' : `${devices.length} devices`}>
      <KeyList>
        {devices.map((device) => (
          <KeyLine
            key={device.id}
            name={device.isThis ? `${device.name}, this one` : device.name}
            note={`Since ${whenWithin(device.signedInAt)} · last here ${whenWithin(device.seenAt)}`}
          >
            {device.isThis ? <SignOut /> : <SignOutOther {...device} />}
          </KeyLine>
        ))}
      </KeyList>
      <SignOutEverywhere />
    </Section>
  );
}
