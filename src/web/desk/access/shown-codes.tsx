import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { deskSite } from '../site.ts';
import styles from './access.module.css';

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${deskSite().name} recovery codes.txt`,
  });
  link.click();
  URL.revokeObjectURL(address);
}

interface ShownCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The only time anybody sees them. */
export function ShownCodes({ codes, onKept }: ShownCodesProps): ReactNode {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles.below}>
      <p className={styles.words} role="status">
        <b>Keep these eight recovery codes now; nobody can show them again.</b> Each opens the desk once, when
        passkey, password or phone are lost. Paper in a drawer is a fine place.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.below}>
        <ButtonRow>
          <Button kind="line" onClick={() => void copyText(text, 'Paste them where only you look.')}>
            Copy
          </Button>
          <Button kind="line" onClick={() => download(text)}>
            Download
          </Button>
          <Button onClick={onKept}>I’ve kept them</Button>
        </ButtonRow>
      </div>
    </div>
  );
}
