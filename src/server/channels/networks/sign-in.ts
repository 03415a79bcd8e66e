import { createHash, randomBytes } from 'node:crypto';
import type { NetworkFailure } from '../../../domain/channels/failure.ts';

/** What a network gives for the owner's yes. */
export interface Tokens {
  access: string;
  accessEndsAtMs: number | null;
  /** Null where the network gave none, or has none. */
  refresh: string | null;
  /** When the owner has to sign in again, as far as the network says. */
  endsAtMs: number | null;
}

/** A page, a board or a channel that the owner may post to. */
export interface Place {
  id: string;
  name: string;
  /** A page has a token of its own. */
  token?: string;
}

export interface Asked {
  state: string;
  /** The hash of what only we can show when the code comes. */
  challenge: string;
  redirectUrl: string;
}

export interface Answered {
  code: string;
  verifier: string;
  redirectUrl: string;
}

/** How the owner lets us post at one network. */
export interface SignIn {
  /** The network's page for the owner. */
  address: (asked: Asked) => string;
  exchange: (answered: Answered) => Promise<Tokens>;
  /** Null where a token cannot be renewed without its owner. */
  refresh: ((token: string) => Promise<Tokens>) | null;
  places: (tokens: Tokens) => Promise<Place[]>;
}

/** The network said no; the sentence is made from its codes. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly failure: NetworkFailure;

  constructor(failure: NetworkFailure) {
    super('the network refused');
    this.failure = failure;
  }
}

const VERIFIER_BYTES = 32;

export const newVerifier = (): string => randomBytes(VERIFIER_BYTES).toString('base64url');

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** What every network's page is asked with. */
export const askedWith = ({ state, challenge, redirectUrl }: Asked) => ({
  response_type: 'code',
  redirect_uri: redirectUrl,
  state,
  code_challenge: challenge,
  code_challenge_method: 'S256',
});
