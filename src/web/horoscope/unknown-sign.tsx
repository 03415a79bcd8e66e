import type { ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { signAddress } from './addresses.ts';
import styles from './home-page.module.css';
import { SignPicker } from './sign-picker.tsx';

/** An address that names no sign: nothing is selected, and the picker is shown. */
export function UnknownSign(): ReactNode {
  return (
    <div className={styles.wrap}>
      <PageHead page="unknownSign" />
      <SignPicker heading="Zodiac SIGNS" addressOf={(sign) => signAddress(sign, 'daily')} />
    </div>
  );
}
