import { useState, type ReactNode } from 'react';
import type { RecoveryCodesAnswer } from '../../../contract/desk-access.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { useSending } from '../use-sending.ts';
import styles from './access.module.css';
import { ShownCodes } from './shown-codes.tsx';
import { ACCESS } from './use-access.ts';

const words = (left: number): string =>
  left === 0
    ? 'You have none. Make eight and keep them: they’re the way in when passkey, password or phone are lost.'
    : 'The way in when passkey, password or phone are lost. New ones end those from before.';

export function RecoveryCodes({ left }: { left: number }): ReactNode {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const making = useSending('POST', '/api/admin/access/recovery-codes', {
    done: 'Eight new recovery codes.',
    failed: 'No codes were made.',
    changes: [ACCESS],
    onDone: (answer) => setCodes((answer as RecoveryCodesAnswer).codes),
  });
  return (
    <Section title="Recovery Codes" note={`${left} left`}>
      {codes.length > 0 ? (
        <ShownCodes codes={codes} onKept={() => setCodes([])} />
      ) : (
        <>
          <p className={styles.words}>{words(left)}</p>
          <div className={styles.below}>
            <Button kind="line" disabled={making.isBusy} onClick={() => void making.run()}>
              {left === 0 ? 'Make eight codes' : 'Make eight new codes'}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
