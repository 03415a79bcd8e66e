import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Scripted } from '../ui/scripted.tsx';
import styles from './key-link.module.css';

interface KeyLinkProps {
  /** Of what it opens, for those who hear it. */
  label: string;
  address: string;
}

/** A link to keep: shown whole enough to be told, copied by its button, or by hand where there is no script. */
export function KeyLink({ label, address }: KeyLinkProps): ReactNode {
  return (
    <div className={styles.row}>
      <input
        className={styles.address}
        readOnly
        aria-label={label}
        value={address.replace(/^https?:\/\//, '')}
        onFocus={({ target }) => target.select()}
      />
      <Scripted>
        <Button kind="line" onClick={() => void copyText(address, 'Keep it where you’ll find it again.')}>
          Copy
        </Button>
      </Scripted>
    </div>
  );
}
