import type { ReactNode } from 'react';
import { useSending } from '../use-sending.ts';

/** Ends the session of this device; the same address is the sign-in then. */
export function SignOut({ className }: { className: string | undefined }): ReactNode {
  const { isBusy, run } = useSending('POST', '/api/admin/sign-out', {
    done: 'You’re signed out.',
    failed: 'You’re still signed in.',
    onDone: () => location.reload(),
  });
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Signing out…' : 'Sign out'}
    </button>
  );
}
