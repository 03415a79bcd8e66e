import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from './server-process.ts';

/** nginx that serves one file, to measure against. */
export interface Nginx {
  url: string;
  cpuSeconds: () => number;
  stop: () => Promise<void>;
}

const OWN_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'date',
  'connection',
  'keep-alive',
  'etag',
];

function configuration(root: string, port: number, headers: Headers): string {
  const added = [...headers]
    .filter(([name]) => !OWN_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return `
    worker_processes 1; daemon off; pid ${root}/nginx.pid; error_log ${root}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000; sendfile on; tcp_nopush on; open_file_cache max=10;
      client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3;
      uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
      server {
        listen 127.0.0.1:${port}; root ${root}/www;
        location / { default_type "text/html; charset=utf-8"; ${added.join(' ')} add_header content-encoding br; }
      }
    }`;
}

export function workerOf(master: number): number {
  const isChild = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(master);
    } catch {
      return false;
    }
  };
  return Number(readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isChild(pid)));
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('nginx did not answer.');
}

/** nginx with one worker, serving the very bytes and headers of one of our pages. */
export async function startFileServer(
  program: string,
  port: number,
  body: Buffer,
  headers: Headers,
): Promise<Nginx> {
  const root = mkdtempSync(join(tmpdir(), 'zodiary-nginx-'));
  mkdirSync(join(root, 'www'));
  // Its worker drops root's rights and must still read the page.
  spawnSync('chmod', ['-R', 'a+rX', root]);
  writeFileSync(join(root, 'www/page'), body);
  writeFileSync(join(root, 'nginx.conf'), configuration(root, port, headers));
  const child = spawn(program, ['-c', join(root, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'ignore'] });
  const url = `http://127.0.0.1:${port}/page`;
  await untilItAnswers(url);
  const worker = workerOf(child.pid!);
  return {
    url,
    cpuSeconds: () => cpuSeconds(worker),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
