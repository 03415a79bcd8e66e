import type { BrowserContext } from '@playwright/test';
import type { TestSite } from './site.ts';

/** For `startTestSite({ env: OWNER })`. */
export const OWNER_PASSWORD = 'a dozen quiet comets';
export const OWNER = { ADMIN_PASSWORD: OWNER_PASSWORD };

export interface Owner {
  /** As a browser sends it: "zodiary_owner=…". */
  cookie: string;
  get: (path: string) => Promise<Response>;
  send: (method: string, path: string, body?: unknown) => Promise<Response>;
}

/** As one of the desk's own pages would call; from another address where the site trusts 127.0.0.1 as a proxy. */
export function sendFromDesk(
  site: Pick<TestSite, 'url'>,
  method: string,
  path: string,
  { body, cookie = '', address }: { body?: unknown; cookie?: string; address?: string } = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
  if (cookie) headers['cookie'] = cookie;
  if (address !== undefined) headers['x-forwarded-for'] = address;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = body === undefined ? null : JSON.stringify(body);
  return fetch(site.url + path, { method, headers, body: sent, redirect: 'manual' });
}

/** What the answer has the browser keep. */
export function cookieOf(answer: Response): string {
  const [pair] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  if (!pair) throw new Error(`No cookie was set, but ${answer.status} answered.`);
  return pair;
}

/** Somebody who holds this cookie. */
export function holderOf(site: Pick<TestSite, 'url'>, cookie: string): Owner {
  return {
    cookie,
    get: (path) => sendFromDesk(site, 'GET', path, { cookie }),
    send: (method, path, body) => sendFromDesk(site, method, path, { cookie, body }),
  };
}

/** Signs in at a site that was started with `OWNER`. */
export async function ownerOf(site: Pick<TestSite, 'url'>): Promise<Owner> {
  const body = { password: OWNER_PASSWORD };
  return holderOf(site, cookieOf(await sendFromDesk(site, 'POST', '/api/admin/sign-in', { body })));
}

/** The same for a browser. */
export async function signInBrowser(context: BrowserContext, site: Pick<TestSite, 'url'>): Promise<Owner> {
  const owner = await ownerOf(site);
  const [name = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Strict' }]);
  return owner;
}
