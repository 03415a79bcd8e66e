import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, startNginx } from '../test/harness/nginx.ts';
import { byTurns, median, ROUNDS, type Side } from './by-turns.ts';
import { startFileServer, workerOf } from './nginx.ts';
import { cpuSeconds, type RunningSite } from './server-process.ts';

interface Raw {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** As it is sent: `fetch` would unpack it. */
export function rawAnswer(url: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

/** Where the site of the bench reads what nginx answers itself. */
export const ACCESS_LOG_FILE = join(tmpdir(), 'zodiary-bench-answered.log');

type Stoppable = Side & { stop: () => Promise<void> };

/** A bare node:http server that sends the same bytes and headers. */
async function startBareServer(port: number, { body, headers }: Raw): Promise<Stoppable> {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-bare-'));
  const file = join(folder, 'page');
  writeFileSync(file, body);
  const sent = Object.entries(headers)
    .filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const script = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [script, String(port), file, JSON.stringify(sent)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/page`,
    cpuSeconds: () => cpuSeconds(child.pid!),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site behind `deploy/nginx.conf`: what both processes take. */
export async function startFront(
  program: string,
  site: RunningSite,
  page: string,
  log: { accessLogFile?: string } = {},
): Promise<Stoppable> {
  const nginx = await startNginx(program, { instances: [site.url], ...log });
  const worker = workerOf(nginx.pid);
  return {
    url: nginx.url + page,
    cpuSeconds: () => cpuSeconds(worker) + cpuSeconds(site.pid),
    stop: nginx.stop,
  };
}

/** One page in four ways, by turns: requests per second of the serving processes' CPU, and each as a share of nginx's. */
export async function benchFronts(site: RunningSite, page: string): Promise<string[][]> {
  const url = site.url + page;
  const ours: Side = { url, cpuSeconds: () => cpuSeconds(site.pid) };
  const program = findNginx();
  if (!program) {
    const [alone] = await byTurns([ours]);
    return [
      ['cached page, requests per server-CPU-second', median(alone!).toFixed(0), ''],
      ['nginx is not installed here', '', 'no ratio'],
    ];
  }
  const raw = await rawAnswer(url);
  const disk = await startFileServer(
    program,
    3391,
    raw.body,
    new Headers(raw.headers as Record<string, string>),
  );
  const bare = await startBareServer(3394, raw);
  const front = await startFront(program, site, page);
  const counted = await startFront(program, site, page, { accessLogFile: ACCESS_LOG_FILE });
  const [nginx, node, own, fronted, told] = (await byTurns([disk, bare, ours, front, counted])) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  await Promise.all([disk.stop(), bare.stop(), front.stop(), counted.stop()]);
  const share = (of: number[], to: number[]): string =>
    median(of.map((value, round) => value / to[round]!)).toFixed(2);
  return [
    [`cached page, requests per server-CPU-second, median of ${ROUNDS} rounds by turns`, '', 'of nginx'],
    ['nginx, the same bytes from disk', median(nginx).toFixed(0), '1.00'],
    ['a bare node:http server, the same bytes', median(node).toFixed(0), share(node, nginx)],
    ['the site (goal ≥ 0.40, or 0.90 of the bare server)', median(own).toFixed(0), share(own, nginx)],
    ['the site as a share of the bare server', '', share(own, node)],
    ['the site behind deploy/nginx.conf (goal ≥ 0.60)', median(told).toFixed(0), share(told, nginx)],
    ['the same without its access log', median(fronted).toFixed(0), share(fronted, nginx)],
  ];
}
