import { createHash } from 'node:crypto';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { stranger } from '../test/harness/visitor.ts';
import { ask } from '../test/harness/wire.ts';
import type { Figure } from './attack.ts';
import type { Instance } from './instance.ts';
import { endpointNamed, keptBrowsers, subscribe } from './subscriber.ts';
import { BYSTANDER, STRANGER } from './visitors.ts';

const SCRIPT = 'alert(document.domain)';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');
const REFLECTING = [
  (text: string) => `/search?q=${text}`,
  (text: string) => `/nowhere/${text}`,
  (text: string) => `/horoscope/${text}`,
  (text: string) => `/?sign=${text}`,
  (text: string) => `/archive?month=${text}`,
];

/** A script that an address carries must neither stand in the page nor be allowed there. */
export async function reflectedScript({ url }: Instance): Promise<Figure> {
  const fallen: string[] = [];
  for (const address of REFLECTING) {
    for (const text of [
      `<script>${SCRIPT}</script>`,
      `"><script>${SCRIPT}</script>`,
      `</script><script>${SCRIPT}</script>`,
    ]) {
      const path = address(encodeURIComponent(text));
      const { text: html, headers } = await ask(url, path, {
        headers: { accept: 'text/html' },
        from: BYSTANDER,
      });
      const policy = String(headers['content-security-policy']);
      const allowed =
        policy.includes(HASH) ||
        /script-src[^;]*'unsafe-inline'/.test(policy) ||
        !policy.includes('script-src');
      if (html.includes(`<script>${SCRIPT}`) || (allowed && html.includes(SCRIPT))) fallen.push(path);
    }
  }
  return {
    name: 'script carried by an address (M1)',
    before: 'a planted one blessed itself',
    goal: 'neither in the page nor allowed',
    now: fallen.length === 0 ? 'neither' : fallen.join(', '),
    held: fallen.length === 0,
  };
}

/** Another visitor names the endpoint of somebody's browser with keys of their own. */
export async function takenEndpoint({ url }: Instance): Promise<Figure> {
  const endpoint = endpointNamed('taken');
  const [owner, thief] = [stranger(), stranger()];
  await subscribe(url, owner, pushBrowser(endpoint), { from: BYSTANDER });
  const { status } = await subscribe(url, thief, pushBrowser(endpoint), { from: STRANGER });
  const kept = await keptBrowsers(url, owner, { from: BYSTANDER });
  const taken = await keptBrowsers(url, thief, { from: STRANGER });
  return {
    name: 'endpoint taken over with other keys',
    before: 'taken',
    goal: 'stays with its owner',
    now: `answered ${status}; owner keeps ${kept}, the other got ${taken}`,
    held: kept === 1 && taken === 0,
  };
}

/** A proxy that writes the port as well makes every connection look like another visitor. */
export async function forwardedPorts({ url }: Instance): Promise<Figure> {
  const statuses: number[] = [];
  for (let port = 1024; port < 1024 + 70; port++) {
    const headers = { 'x-forwarded-for': `198.51.100.7:${port}`, 'x-user-id': stranger() };
    statuses.push((await ask(url, '/api/preferences/refuse-joke', { method: 'POST', headers })).status);
  }
  const refused = statuses.filter((status) => status === 429).length;
  return {
    name: 'ip:port in X-Forwarded-For',
    before: 'every port an address of its own',
    goal: 'one address, one limit',
    now: `${refused} of ${statuses.length} writes refused`,
    held: refused > 0,
  };
}
