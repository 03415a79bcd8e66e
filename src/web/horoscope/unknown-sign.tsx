import type { ReactNode } from 'react';
import { UNKNOWN_SIGN_PAGE } from '../../domain/pages/forecast-pages.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { signAddress } from './addresses.ts';
import { SignPicker } from './sign-picker.tsx';

/** An address that names no sign: nothing is selected, and the picker is shown. */
export default function UnknownSign(): ReactNode {
  return (
    <Wrap>
      <PageHead text={UNKNOWN_SIGN_PAGE} />
      <SignPicker heading="Zodiac SIGNS" addressOf={(sign) => signAddress(sign, 'daily')} />
    </Wrap>
  );
}
