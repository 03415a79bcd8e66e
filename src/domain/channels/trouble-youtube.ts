import { nextMidnightMs } from '../calendar/zones.ts';
import { afterThrottle, again, failed, signedOut, type Judged, type NetworkFailure } from './failure.ts';

/** Uploads are counted from midnight to midnight in California. */
const GOOGLE_ZONE = 'America/Los_Angeles';
const A_LITTLE_MINUTES = 10;

export const YOUTUBE_PRIVATE =
  'Videos that come through the app stay private until Google has checked it, and can’t be made public later: only a new upload by hand can.';

const DAILY_LIMITS = ['uploadLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];
const RATE_LIMITS = ['rateLimitExceeded', 'userRateLimitExceeded', 'uploadRateLimitExceeded'];
const SIGN_IN = ['authError', 'unauthorized', 'invalidCredentials', 'authorizationRequired', 'required'];
const PERMISSION = [
  'forbidden',
  'insufficientPermissions',
  'accessNotConfigured',
  'channelClosed',
  'channelSuspended',
];

/** A map, since what a network says may be the name of anything. */
const TO_EDIT: ReadonlyMap<string, string> = new Map([
  [
    'invalidTitle',
    'YouTube doesn’t take the title. It must be there, under 100 characters, without < and >.',
  ],
  [
    'invalidDescription',
    'YouTube doesn’t take the description. It must be under 5,000 bytes, without < and >.',
  ],
  ['invalidTags', 'YouTube doesn’t take the tags. They must be under 500 characters together.'],
  ['invalidVideoMetadata', 'YouTube doesn’t take the title, description or tags as they are.'],
  ['invalidFilename', 'YouTube doesn’t take the file’s name.'],
  ['mediaBodyRequired', 'The video’s file didn’t arrive. Make the video again.'],
]);

export function youtubeTrouble(failure: NetworkFailure, nowMs: number): Judged | null {
  const reason = failure.reason ?? '';
  if (DAILY_LIMITS.includes(reason))
    return again(
      'YouTube takes no more uploads from us today. It’s tried again by itself after midnight in California.',
      nextMidnightMs(nowMs, GOOGLE_ZONE),
    );
  if (RATE_LIMITS.includes(reason) || failure.status === 429)
    return again(
      'YouTube asks us to slow down. It’s tried again by itself.',
      afterThrottle(failure, nowMs, A_LITTLE_MINUTES),
    );
  if (reason === 'youtubeSignupRequired')
    return failed(
      'This Google account has no YouTube channel yet. Make one at youtube.com, then sign in again.',
      'reconnect',
      'kit',
    );
  if (SIGN_IN.includes(reason) || failure.status === 401)
    return signedOut('Google signed us out. Nothing went out.');
  if (PERMISSION.includes(reason))
    return signedOut(
      'YouTube doesn’t let us upload to this channel. Nothing went out. Sign in again and allow everything it asks.',
      'refused',
    );
  const edit = TO_EDIT.get(reason);
  return edit === undefined ? null : failed(`${edit} Nothing went out.`, 'edit', 'kit');
}
