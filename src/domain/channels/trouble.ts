import type { Network } from './channel.ts';
import {
  again,
  asking,
  failed,
  signedOut,
  type Judged,
  type NetworkFailure,
  type Trouble,
} from './failure.ts';
import { NETWORK_NAMES } from './network-names.ts';
import { facebookTrouble } from './trouble-facebook.ts';
import { pinterestTrouble } from './trouble-pinterest.ts';
import { youtubeTrouble } from './trouble-youtube.ts';

const MINUTE_MS = 60_000;
const UNREACHED_MINUTES = 5;
const MOST_OF_MESSAGE = 200;

const OF_NETWORK = { facebook: facebookTrouble, pinterest: pinterestTrouble, youtube: youtubeTrouble };

/** Refused when a token was to be renewed: the same words at all three. */
function oauthTrouble(name: string, { reason }: NetworkFailure): Judged | null {
  if (reason === 'invalid_grant')
    return signedOut(`${name} signed us out: the sign-in ended or was taken back. Nothing went out.`);
  if (reason === 'invalid_client' || reason === 'unauthorized_client')
    return signedOut(
      `${name} doesn’t know our app any more. Nothing went out. Check its id and secret in the settings, then sign in again.`,
      'refused',
    );
  return null;
}

/** A sentence of theirs inside one of ours. */
function quoted(message: string | null): string {
  const words = (message ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (words === '') return '';
  const cut = words.length > MOST_OF_MESSAGE ? `${words.slice(0, MOST_OF_MESSAGE - 1).trimEnd()}…` : words;
  return ` It says: “${cut.replace(/\.$/, '')}.”`;
}

const unknownOutcome = (name: string): string =>
  `${name} didn’t answer, so we don’t know whether it went out, and its link wasn’t found there. Look at your page: is it there?`;

/** Facebook and Pinterest may have posted what they answer with a fault of their own; YouTube's upload goes on where it was. */
function withoutAnswer(network: Network, { mayBeOut }: NetworkFailure, nowMs: number): Judged {
  const name = NETWORK_NAMES[network];
  if (mayBeOut && network !== 'youtube') return asking(unknownOutcome(name));
  const retryAtMs = nowMs + UNREACHED_MINUTES * MINUTE_MS;
  return again(
    `${name} couldn’t be reached or had a fault of its own. It’s tried again by itself.`,
    retryAtMs,
  );
}

/** Facebook's own way to say 503. */
const isTheirFault = (network: Network, { status, code }: NetworkFailure): boolean =>
  status === null || status >= 500 || (network === 'facebook' && (code === 1 || code === 2));

/** What a failure means for the post, in a sentence and with what to press. */
export function troubleOf(network: Network, failure: NetworkFailure, nowMs: number): Judged {
  const name = NETWORK_NAMES[network];
  const known = OF_NETWORK[network](failure, nowMs) ?? oauthTrouble(name, failure);
  if (known) return known;
  if (isTheirFault(network, failure)) return withoutAnswer(network, failure, nowMs);
  return failed(
    `${name} refused it, and nothing went out.${quoted(failure.message)}`,
    'edit',
    'retry',
    'kit',
  );
}

/** For an outcome that nobody knows, whatever the failure was: after a restart in the middle of a call. */
export const unknownTrouble = (network: Network): Trouble =>
  asking(unknownOutcome(NETWORK_NAMES[network])).trouble;

/** What is tried again by itself has been tried often enough. */
export const givenUp = ({ reason }: Trouble): Trouble => ({
  reason: `${reason.replace(/ (?:Nothing went out yet, and it|It)’s tried again by itself[^.]*\./, '')} We’ve stopped trying. Nothing went out.`,
  next: ['retry', 'kit'],
  retryAt: null,
});
