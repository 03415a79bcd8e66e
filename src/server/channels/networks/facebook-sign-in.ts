import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { NetworkApp } from './apps.ts';
import type { Caller, Reply } from './call.ts';
import { facebookFailure, proofOf } from './facebook-calls.ts';
import { askedWith, SignInRefused, type Place, type SignIn, type Tokens } from './sign-in.ts';
import { askFor, askForTokens, form } from './token-answer.ts';

const SCOPES = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'];

const Debugged = z.object({
  data: z.object({ expires_at: z.number().optional(), data_access_expires_at: z.number().optional() }),
});
const Accounts = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), access_token: z.string().optional() })),
});

export interface FacebookSignInParts {
  caller: Pick<Caller, 'call'>;
  clock: Clock;
  app: NetworkApp;
  /** "https://www.facebook.com/v26.0/dialog/oauth" */
  dialog: string;
  graph: string;
}

/** A page's token has no end of its own; what it may read ends 90 days after the owner was last here. */
export function facebookSignIn({ caller, clock, app, dialog, graph }: FacebookSignInParts): SignIn {
  const nowMs = (): number => clock.nowMs();
  const refused = (reply: Reply): Error => new SignInRefused(facebookFailure(reply, nowMs()));
  const keys = { client_id: app.id, client_secret: app.secret };
  const tokens = (fields: Record<string, string>): Promise<Tokens> =>
    askForTokens(caller, { url: `${graph}/oauth/access_token`, ...form(fields) }, nowMs, refused);

  async function endOf(token: string): Promise<number | null> {
    const query = new URLSearchParams({ input_token: token });
    const headers = { authorization: `Bearer ${app.id}|${app.secret}` };
    const url = `${graph}/debug_token?${query}`;
    const { data } = await askFor(caller, { method: 'GET', url, headers }, Debugged, refused);
    return data.data_access_expires_at ? data.data_access_expires_at * 1000 : null;
  }

  return {
    address: (asked) =>
      `${dialog}?${new URLSearchParams({ ...askedWith(asked), client_id: app.id, scope: SCOPES.join(',') })}`,
    async exchange({ code, verifier, redirectUrl }) {
      const short = await tokens({ ...keys, code, code_verifier: verifier, redirect_uri: redirectUrl });
      const grant = { grant_type: 'fb_exchange_token', fb_exchange_token: short.access };
      const long = await tokens({ ...keys, ...grant });
      return { ...long, endsAtMs: await endOf(long.access) };
    },
    refresh: null,
    async places({ access }): Promise<Place[]> {
      const query = new URLSearchParams({
        fields: 'id,name,access_token',
        limit: '100',
        appsecret_proof: proofOf(access, app.secret),
      });
      const headers = { authorization: `Bearer ${access}` };
      const url = `${graph}/me/accounts?${query}`;
      const { data } = await askFor(caller, { method: 'GET', url, headers }, Accounts, refused);
      return data.flatMap(({ id, name, access_token: token }) =>
        token === undefined ? [] : [{ id, name, token }],
      );
    },
  };
}
