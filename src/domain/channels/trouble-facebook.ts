import {
  afterThrottle,
  again,
  asking,
  failed,
  signedOut,
  type Judged,
  type NetworkFailure,
} from './failure.ts';

/** 190 with its subcodes; others mean that the token ended some other way. */
const SIGNED_OUT: Readonly<Record<number, string>> = {
  458: 'our app was taken off the account',
  459: 'it wants to see the account’s owner first. Open facebook.com and follow what it asks',
  460: 'the password was changed',
  463: 'the time it gave us is over',
  464: 'it wants to see the account’s owner first. Open facebook.com and follow what it asks',
};

const THROTTLES = [4, 17, 32, 341, 613, 80_001, 80_002, 80_003, 80_004, 80_005, 80_006, 80_008, 80_009];
const THROTTLE_MINUTES = 60;
const DUPLICATE_PHOTO = 1_366_051;
const NO_PICTURE = 324;

const isPermission = (code: number): boolean => code === 10 || (code >= 200 && code <= 299);

export function facebookTrouble(failure: NetworkFailure, nowMs: number): Judged | null {
  const { code, subcode } = failure;
  if (code === DUPLICATE_PHOTO || subcode === DUPLICATE_PHOTO || code === 506)
    return asking('Facebook says it has this post already. Look at your page: is it there?', 'edit');
  if (code === null) return null;
  if (code === 190 || code === 102) {
    const why = SIGNED_OUT[subcode ?? 0] ?? 'our sign-in is no longer good';
    return signedOut(
      `Facebook signed us out: ${why}. Nothing went out.`,
      subcode === 458 ? 'refused' : 'expired',
    );
  }
  if (THROTTLES.includes(code))
    return again(
      'Facebook asks us to slow down. Nothing went out yet, and it’s tried again by itself.',
      afterThrottle(failure, nowMs, THROTTLE_MINUTES),
    );
  if (code === 368)
    return failed(
      'Facebook has blocked posting for a while: something looked like spam to it. Nothing went out. Look at your page’s notices first.',
      'kit',
      'retry',
    );
  if (isPermission(code))
    return signedOut(
      'Facebook no longer lets us post to this page. Nothing went out. Sign in again and leave every permission ticked.',
      'refused',
    );
  if (code === NO_PICTURE)
    return failed('Facebook couldn’t read the picture. Nothing went out. Choose another one.', 'edit', 'kit');
  return null;
}
