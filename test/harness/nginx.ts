import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Certificate } from './certificate.ts';
import { findProgram } from './machine-program.ts';
import { until } from './until.ts';

const ROOT = join(import.meta.dirname, '../..');

export const findNginx = (): string | null => findProgram('nginx', 'nginx-light');

export interface NginxOptions {
  /** Origins of the instances behind it. */
  instances: readonly string[];
  /** Where nginx tells what it answers itself; without it nothing is told. */
  accessLogFile?: string;
  /** Without it, plain http: what has to do with certificates is left out. */
  certificate?: Certificate;
}

export interface RunningNginx {
  url: string;
  /** Where it sends those who come by plain http. */
  plainUrl: string;
  pid: number;
  /** Where its copies are. */
  cacheFolder: string;
  stop: () => Promise<void>;
}

/** Each change has to find something to change: the file is tried as it is shipped. */
function replaced(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    const next = changed.replaceAll(from, () => to);
    if (next === changed) throw new Error(`deploy/nginx.conf has nothing like ${from}`);
    return next;
  }, text);
}

interface Places {
  folder: string;
  port: number;
  plainPort: number;
}

/** The shipped file with other addresses and folders, nothing else. */
function shippedConfiguration(
  { instances, accessLogFile, certificate }: NginxOptions,
  { folder, port, plainPort }: Places,
): string {
  const servers = instances.map((url) => `  server ${new URL(url).host} max_fails=1 fail_timeout=1s;\n`);
  const tls: [string | RegExp, string][] = certificate
    ? [
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
        ['/etc/letsencrypt/live/example.org/fullchain.pem', join(folder, 'cert.pem')],
        ['/etc/letsencrypt/live/example.org/privkey.pem', join(folder, 'key.pem')],
      ]
    : [
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
        [/^ {2}ssl_.*\n/gm, ''],
      ];
  return replaced(readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'), [
    [/( {2}server 127\.0\.0\.1:\d+ max_fails=1 fail_timeout=1s;\n)+/g, servers.join('')],
    [/ {2}listen \[::\].*\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ...tls,
    ['/var/cache/nginx/zodiary', join(folder, 'cache')],
    ['/srv/zodiary', ROOT],
    accessLogFile === undefined
      ? [/access_log \/var\/lib\/.*;/g, 'access_log off;']
      : ['/var/lib/zodiary/nginx-answered.log', accessLogFile],
  ]);
}

/** As Debian's own nginx.conf, which includes ours, but with one worker. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      sendfile on; tcp_nopush on; default_type application/octet-stream; keepalive_requests 1000000;
      ${temporary.join(' ')}
      include ${folder}/zodiary.conf;
    }`;
}

/** nginx with `deploy/nginx.conf` in front of these instances. */
export async function startNginx(program: string, options: NginxOptions): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { certificate } = options;
  if (certificate) {
    writeFileSync(join(folder, 'cert.pem'), certificate.cert);
    writeFileSync(join(folder, 'key.pem'), certificate.key);
  }
  writeFileSync(join(folder, 'zodiary.conf'), shippedConfiguration(options, { folder, port, plainPort }));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const arguments_ = ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const tried = spawnSync(program, ['-t', ...arguments_], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf:\n${tried.stderr}`);
  const child = spawn(program, arguments_, { stdio: 'ignore' });
  const plainUrl = `http://127.0.0.1:${plainPort}`;
  await until('nginx listens', () =>
    fetch(plainUrl, { redirect: 'manual' }).then(
      () => true,
      () => false,
    ),
  );
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    plainUrl,
    pid: child.pid!,
    cacheFolder: join(folder, 'cache'),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
