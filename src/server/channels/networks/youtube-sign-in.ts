import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { NetworkApp } from './apps.ts';
import type { Caller } from './call.ts';
import { askedWith, SignInRefused, type Place, type SignIn, type Tokens } from './sign-in.ts';
import { askFor, askForTokens, form } from './token-answer.ts';
import { youtubeFailure } from './youtube-calls.ts';

const SCOPES = [
  'https://www.googleapis.com/auth/youtube.upload',
  'https://www.googleapis.com/auth/youtube.readonly',
];

const Channels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })).default([]),
});

export interface YoutubeSignInParts {
  caller: Pick<Caller, 'call'>;
  clock: Clock;
  app: NetworkApp;
  /** "https://accounts.google.com/o/oauth2/v2/auth" */
  dialog: string;
  /** "https://oauth2.googleapis.com/token" */
  tokenUrl: string;
  api: string;
}

/** Google gives a refresh token at the first yes and mostly not again: what is stored stays. */
export function youtubeSignIn(parts: YoutubeSignInParts): SignIn {
  const { caller, clock, app, dialog, tokenUrl, api } = parts;
  const nowMs = (): number => clock.nowMs();
  const keys = { client_id: app.id, client_secret: app.secret };
  const tokens = (fields: Record<string, string>): Promise<Tokens> =>
    askForTokens(caller, { url: tokenUrl, ...form({ ...keys, ...fields }) }, nowMs);

  return {
    address: (asked) =>
      `${dialog}?${new URLSearchParams({
        ...askedWith(asked),
        client_id: app.id,
        scope: SCOPES.join(' '),
        access_type: 'offline',
        prompt: 'consent',
      })}`,
    exchange: ({ code, verifier, redirectUrl }) =>
      tokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUrl,
      }),
    refresh: (token) => tokens({ grant_type: 'refresh_token', refresh_token: token }),
    async places({ access }): Promise<Place[]> {
      const call = {
        method: 'GET' as const,
        url: `${api}/channels?part=snippet&mine=true`,
        headers: { authorization: `Bearer ${access}` },
      };
      const { items } = await askFor(
        caller,
        call,
        Channels,
        (reply) => new SignInRefused(youtubeFailure(reply, nowMs())),
      );
      return items.map(({ id, snippet }) => ({ id, name: snippet.title }));
    },
  };
}
