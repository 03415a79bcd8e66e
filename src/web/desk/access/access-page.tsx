import type { ReactNode } from 'react';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStep } from './two-step.tsx';
import { useAccess } from './use-access.ts';

/** Every way into the desk, and who came by one. */
export default function AccessPage(): ReactNode {
  const access = useAccess();
  return (
    <>
      <PageHead title="Access">
        Who’s signed in, and every way in. Changing any of it asks for your password or passkey now and then.
      </PageHead>
      <Answer query={access} loading="Looking at the locks…" failed="We couldn’t load this page.">
        {(answer) => (
          <>
            <Devices devices={answer.devices} />
            <Passkeys passkeys={answer.passkeys} isPossible={answer.passkeysPossible} />
            <Password from={answer.password} />
            <TwoStep isOn={answer.totp} />
            <RecoveryCodes left={answer.recoveryCodesLeft} />
          </>
        )}
      </Answer>
    </>
  );
}
