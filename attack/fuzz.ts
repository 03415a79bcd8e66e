import fc from 'fast-check';
import { pageKind, PAGES, type PageName } from '../src/domain/pages/pages.ts';
import { readOperations } from '../test/harness/api-operations.ts';
import { oddRequest, type OddRequest, type Operation } from '../test/harness/odd-requests.ts';
import { ask, askRaw, type Answer } from '../test/harness/wire.ts';
import type { Attack, AttackOptions, Figure } from './attack.ts';
import { againstInstance, type Instance } from './instance.ts';
import { addressOf } from './visitors.ts';

const CASES = 20_000;
const LONG_CASES = 200_000;
const AT_ONCE = 12;
/** So many cases come from each address: enough different ones that few are refused for their number. */
const CASES_PER_ADDRESS = 20;
/** It would send to somebody else's server, and nothing here leaves this machine. */
const LEFT_OUT = '/api/notifications/test';
/** Calls that the description leaves out, since only our own pages, the owner's desk and payment companies use them. */
const HIDDEN: readonly [string, string][] = [
  ['POST', '/api/webhooks/{provider}'],
  ['POST', '/api/checkout/demo/{session}'],
  ['POST', '/api/report/{token}/deletion'],
  ['GET', '/api/report/{token}/book.pdf'],
  ['POST', '/api/admin/sign-in'],
  ['POST', '/api/admin/sign-in/passkey'],
  ['POST', '/api/admin/set-up'],
  ['DELETE', '/api/admin/access/passkeys/{id}'],
];
const EXAMPLES: Readonly<Record<string, string>> = { sign: 'leo', provider: 'demo' };
const QUERY =
  'type sign month spread suit number page q kind sign1 sign2 date order session code paper'.split(' ');
const FILES = [
  '/sky-art/{file}',
  '/blog-art/{file}',
  '/share/{kind}/{file}',
  '/quote-cards/{slug}/{style}/{file}',
  '/assets/{file}',
  '/{file}',
];

/** Pages, files and hidden calls as if the API described them: every part of the address may be anything. */
function describedPages(): Operation[] {
  const paths = (Object.keys(PAGES) as PageName[]).flatMap((name) => pageKind(name).paths);
  const templates = [...paths.map((path) => path.replaceAll(/:(\w+)/g, '{$1}')), ...FILES];
  const shown = templates.map((path): [string, string] => ['GET', path]);
  return [...shown, ...HIDDEN].map(([method, path]) => ({
    method,
    path,
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name: name!,
        in: 'path' as const,
        schema: { type: 'string', example: EXAMPLES[name!] ?? 'wisdom' },
      })),
      ...QUERY.map((name) => ({ name, in: 'query' as const, schema: { type: 'string', example: '1' } })),
    ],
    body: undefined,
    statuses: [],
    personal: false,
  }));
}

function textOf({ method, target, headers, body }: OddRequest): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: fuzz.example',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body?.toString('latin1') ?? ''}`;
}

const isDeliberate = ({ status, headers }: Answer): boolean =>
  status === 503 && headers['retry-after'] !== undefined;

interface Fuzzed {
  statuses: Map<string, number>;
  fallen: string[];
}

async function fuzzOne(instance: Instance, request: OddRequest, at: number, fuzzed: Fuzzed): Promise<void> {
  const from = addressOf(Math.floor(at / CASES_PER_ADDRESS));
  const answer = await askRaw(instance.url, textOf(request), from).catch((error: Error) => error);
  const status = answer instanceof Error ? answer.message : String(answer.status);
  fuzzed.statuses.set(status, (fuzzed.statuses.get(status) ?? 0) + 1);
  if (answer instanceof Error || (answer.status >= 500 && !isDeliberate(answer)))
    fuzzed.fallen.push(`${status}: ${request.method} ${request.target.slice(0, 100)}`);
}

async function fuzzAll(instance: Instance, cases: number, seed: number): Promise<Fuzzed> {
  const operations = (await readOperations(instance.url)).filter(({ path }) => path !== LEFT_OUT);
  const all = [...operations, ...describedPages()];
  const each = Math.ceil(cases / all.length);
  const fuzzed: Fuzzed = { statuses: new Map(), fallen: [] };
  let at = 0;
  for (const operation of all) {
    const requests = fc.sample(oddRequest(operation), { numRuns: each, seed });
    const next = requests.values();
    const worker = async (): Promise<void> => {
      for (const request of next) await fuzzOne(instance, request, at++, fuzzed);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return fuzzed;
}

async function fuzzInstance(instance: Instance, { long, tell }: AttackOptions): Promise<Figure[]> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  const { statuses, fallen } = await fuzzAll(instance, long ? LONG_CASES : CASES, seed);
  const cases = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const counts = [...statuses].toSorted(([, one], [, other]) => other - one);
  tell(`FUZZ_SEED=${seed}: ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  for (const line of fallen.slice(0, 20)) tell(line);
  const alive = (await ask(instance.url, '/healthz')).status === 200;
  return [
    {
      name: `fuzz: failures of ours in ${cases} cases, pages and API`,
      before: 'one cause of 500 in 66,000',
      goal: '0 × 5xx but deliberate 503',
      now: `${fallen.length} (503 on purpose: ${statuses.get('503') ?? 0})`,
      held: alive && fallen.length === 0,
    },
  ];
}

/** Requests that no browser would send, from the site's own description of itself. */
export const fuzz: Attack = (options) => againstInstance({}, (instance) => fuzzInstance(instance, options));
