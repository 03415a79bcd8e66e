import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { NetworkApp } from './apps.ts';
import type { Caller, Reply } from './call.ts';
import { pinterestFailure } from './pinterest.ts';
import { askedWith, SignInRefused, type Place, type SignIn, type Tokens } from './sign-in.ts';
import { askFor, askForTokens, form } from './token-answer.ts';

const SCOPES = ['boards:read', 'boards:write', 'pins:read', 'pins:write', 'user_accounts:read'];

const Boards = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string() })),
  bookmark: z.string().nullish(),
});

const PAGES = 10;

export interface PinterestSignInParts {
  caller: Pick<Caller, 'call'>;
  clock: Clock;
  app: NetworkApp;
  /** "https://www.pinterest.com/oauth/" */
  dialog: string;
  api: string;
}

/** Its refresh tokens live for 60 days and are renewed with each use. */
export function pinterestSignIn({ caller, clock, app, dialog, api }: PinterestSignInParts): SignIn {
  const nowMs = (): number => clock.nowMs();
  const refused = (reply: Reply): Error => new SignInRefused(pinterestFailure(reply, nowMs()));
  const basic = `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`;
  const tokens = (fields: Record<string, string>): Promise<Tokens> => {
    const call = form({ ...fields, continuous_refresh: 'true' }, { authorization: basic });
    return askForTokens(caller, { url: `${api}/oauth/token`, ...call }, nowMs, refused);
  };

  return {
    address: (asked) =>
      `${dialog}?${new URLSearchParams({ ...askedWith(asked), client_id: app.id, scope: SCOPES.join(',') })}`,
    exchange: ({ code, verifier, redirectUrl }) =>
      tokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUrl,
      }),
    refresh: (token) => tokens({ grant_type: 'refresh_token', refresh_token: token }),
    async places({ access }): Promise<Place[]> {
      const boards: Place[] = [];
      let bookmark: string | null | undefined;
      for (let page = 0; page < PAGES; page += 1) {
        const query = new URLSearchParams({ page_size: '250', ...(bookmark && { bookmark }) });
        const headers = { authorization: `Bearer ${access}` };
        const call = { method: 'GET' as const, url: `${api}/boards?${query}`, headers };
        const answer = await askFor(caller, call, Boards, refused);
        boards.push(...answer.items.map(({ id, name }) => ({ id, name })));
        bookmark = answer.bookmark;
        if (!bookmark) break;
      }
      return boards;
    },
  };
}
