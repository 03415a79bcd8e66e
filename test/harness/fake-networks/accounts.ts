import { createHash, randomBytes } from 'node:crypto';
import type { FakeAnswer } from './fault.ts';

/** The owner's side of a network: who is signed in, and with which tokens. */
export interface FakeAccounts {
  /** The owner says yes at the network's page; what the browser is sent back with. */
  allow: (address: string) => URL;
  /** The same, but no. */
  refuse: (address: string) => URL;
  /** A token as if somebody had signed in. */
  newToken: () => string;
  isValid: (authorization: string | undefined) => boolean;
  /** Takes back every token that was given. */
  signOut: () => void;
  /** From now on answers have no refresh token, as Google's have at a second yes. */
  keepRefreshTokens: () => void;
  /** Answers one form for tokens, whoever's it is. */
  exchange: (form: URLSearchParams) => FakeAnswer;
}

interface Begun {
  challenge: string | null;
  redirect: string;
}

const random = (): string => randomBytes(12).toString('hex');

const invalidGrant: FakeAnswer = { status: 400, body: { error: 'invalid_grant' } };

export function fakeAccounts(lives: { accessSeconds: number; refreshSeconds: number | null }): FakeAccounts {
  const begun = new Map<string, Begun>();
  const access = new Set<string>();
  const refresh = new Set<string>();
  let givesRefresh = true;

  function newToken(): string {
    const token = `access-${random()}`;
    access.add(token);
    return token;
  }

  function tokens(): FakeAnswer {
    const body: Record<string, unknown> = { access_token: newToken(), expires_in: lives.accessSeconds };
    if (givesRefresh) {
      const token = `refresh-${random()}`;
      refresh.add(token);
      body['refresh_token'] = token;
      if (lives.refreshSeconds !== null) body['refresh_token_expires_in'] = lives.refreshSeconds;
    }
    return { status: 200, body };
  }

  /** PKCE: whoever shows the code shows what its hash was sent with the question. */
  function byCode(form: URLSearchParams): FakeAnswer {
    const code = form.get('code') ?? '';
    const asked = begun.get(code);
    begun.delete(code);
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isOurs = asked?.challenge === shown && asked.redirect === form.get('redirect_uri');
    return isOurs ? tokens() : invalidGrant;
  }

  return {
    allow(address) {
      const { searchParams } = new URL(address);
      const code = `code-${random()}`;
      const redirect = searchParams.get('redirect_uri')!;
      begun.set(code, { challenge: searchParams.get('code_challenge'), redirect });
      const back = new URL(redirect);
      back.search = new URLSearchParams({ code, state: searchParams.get('state')! }).toString();
      return back;
    },
    refuse(address) {
      const { searchParams } = new URL(address);
      const back = new URL(searchParams.get('redirect_uri')!);
      back.search = new URLSearchParams({
        error: 'access_denied',
        state: searchParams.get('state')!,
      }).toString();
      return back;
    },
    newToken,
    isValid: (authorization = '') => access.has(authorization.replace(/^Bearer /, '')),
    signOut() {
      access.clear();
      refresh.clear();
    },
    keepRefreshTokens() {
      givesRefresh = false;
    },
    exchange(form) {
      if (form.get('grant_type') === 'refresh_token')
        return refresh.has(form.get('refresh_token') ?? '') ? tokens() : invalidGrant;
      if (form.get('grant_type') === 'fb_exchange_token') return tokens();
      return byCode(form);
    },
  };
}
