import { afterThrottle, again, failed, signedOut, type Judged, type NetworkFailure } from './failure.ts';

const SANDBOX_ONLY = 29;
const THROTTLE_MINUTES = 60;

export const PINTEREST_TRIAL =
  'With trial access Pinterest lets our app make pins in its sandbox only. Use the week’s file, or post by kit, until Pinterest has checked the app.';

export function pinterestTrouble(failure: NetworkFailure, nowMs: number): Judged | null {
  const { code, status } = failure;
  if (code === SANDBOX_ONLY)
    return { ...failed(`${PINTEREST_TRIAL} Nothing went out.`, 'kit'), connection: 'trial' };
  if (status === 429)
    return again(
      'Pinterest asks us to slow down. Nothing went out yet, and it’s tried again by itself.',
      afterThrottle(failure, nowMs, THROTTLE_MINUTES),
    );
  if (status === 401) return signedOut('Pinterest signed us out. Nothing went out.');
  if (status === 403)
    return signedOut(
      'Pinterest doesn’t let us pin to this account. Nothing went out. Sign in again and allow everything it asks.',
      'refused',
    );
  if (status === 404)
    return failed(
      'Pinterest doesn’t know this board. Nothing went out. Check its name on the channel, then try again.',
      'edit',
      'retry',
      'kit',
    );
  return null;
}
