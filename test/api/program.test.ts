import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../harness/database.ts';
import { ask } from '../harness/wire.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

const VISITOR = { 'x-user-id': 'user_1763200000000_abcdefghijklmnop' };

/** All that a site says that has no owner yet. */
const READY =
  /^Your desk has no owner yet\. For half an hour, and once: http:\/\/localhost:0\/admin\/set-up#[\w-]{43}\nZodiary is ready at http:\/\/localhost:\d+\n$/;

/** The real program, as `npm start` runs it; with another script, as `npm run dev` does. */
function startProgram(env: Record<string, string>, script = 'src/server/main.ts') {
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const child = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

describe('a wrong setting', () => {
  const SECRET = 'pa55word';
  const WRONG: [setting: string, value: string][] = [
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['METRICS_PORT', '0'],
    ['HOST', '203.0.113.7'],
    ['DATABASE_URL', `mysql://someone:${SECRET}@localhost/x`],
    ['DATABASE_URL', `postgres://someone:${SECRET}@[broken/x`],
    ['SITE_URL', 'zodiary.example'],
    ['SITE_TIME_ZONE', 'Mars/Olympus'],
    ['ROLE', 'king'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, proxy'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_REQUESTS_PER_MINUTE', '0'],
    ['READ_REQUESTS_PER_MINUTE', '-1'],
    ['WRITE_REQUESTS_PER_MINUTE', '1.5'],
    ['MAX_EVENT_LOOP_DELAY_MS', '1'],
    ['MAX_HEAP_MEGABYTES', '1'],
    ['PAGE_CACHE_MEGABYTES', 'lots'],
    ['VAPID_PRIVATE_KEY', SECRET],
    ['ADMIN_PASSWORD', SECRET],
    ['CONTACT_EMAIL', 'nobody'],
    ['PUSH_ALLOW_HOSTS', 'https://push.example'],
  ];
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
  });

  it.concurrent.each(WRONG)(
    '%s=%s stops the start with one sentence that names it',
    async (setting, value) => {
      const { said, ended } = startProgram({ DATABASE_URL: databaseUrl, [setting]: value });
      expect(await ended).toBe(1);
      expect(said.error).toMatch(new RegExp(`^${setting} [^\\n]+\\.\\n$`));
      expect(said.out + said.error).not.toContain(SECRET);
      expect(said.out).toBe('');
    },
  );

  it.each(['/proc/nope', '/proc/nope/below', '/dev/null', '/dev/null/data'])(
    'DATA_DIR=%s is named too',
    async (value) => {
      const { said, ended } = startProgram({ DATA_DIR: value });
      expect(await ended).toBe(1);
      expect(said).toEqual({ out: '', error: expect.stringMatching(/^DATA_DIR must [^\n]+\.\n$/) });
      expect(said.error).toContain(`"${value}"`);
    },
  );

  it.each(['PORT', 'METRICS_PORT'])('a port that is taken is named too: %s', async (setting) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', [setting]: port };
    const { said, ended } = startProgram(settings);
    expect(await ended).toBe(1);
    expect(said.error).toBe(`${setting} ${port} is in use already.\n`);
    server.close();
  });

  it('a database that refuses is described without its password', async () => {
    const DATABASE_URL = databaseUrl.replace(
      /\/\/[^/]*@localhost:(\d+)\/\w+/,
      `//zodiary:${SECRET}@localhost:$1/missing`,
    );
    expect(DATABASE_URL).toContain(SECRET);
    const { said, ended } = startProgram({ DATABASE_URL });
    expect(await ended).toBe(1);
    expect(said.error).toMatch(/^The database refuses: [^\n]+\n$/);
    expect(said.out + said.error).not.toContain(SECRET);
  });
});

describe('SIGTERM', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '(here %s) lets a request in flight finish, takes no new one and ends with 0',
    async (signal) => {
      const env = { DATABASE_URL: await emptyDatabase(), CONTACT_EMAIL: 'owner@example.com' };
      const { child, said, ended } = startProgram(env);
      await until('the ready line', async () => READY.test(said.out));
      const port = Number(/:(\d+)\n$/.exec(said.out)![1]);
      const body = JSON.stringify({ time: '07:30' });

      let heard = '';
      const socket = connect(port, '127.0.0.1')
        .setEncoding('utf8')
        .on('data', (text) => (heard += text));
      const head = [
        'PUT /api/preferences/notification-time HTTP/1.1',
        'Host: x',
        `X-User-Id: ${VISITOR['x-user-id']}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Expect: 100-continue',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      await until('the request to be taken', async () => heard.includes('100 Continue'));
      socket.write(body.slice(0, 5));

      child.kill(signal);
      const refused = () =>
        ask(`http://127.0.0.1:${port}`, '/healthz').then(
          () => false,
          () => true,
        );
      await until('new connections to be refused', refused);
      expect(child.exitCode).toBeNull();
      socket.write(body.slice(5));
      expect(await ended).toBe(0);
      expect(heard).toMatch(/HTTP\/1\.1 200 OK/);
      expect(heard).toContain('"notificationTime":"07:30"');
      expect(said.error).toBe('');
    },
  );
});

describe('what a start prints', () => {
  async function startAndStop(env: Record<string, string>) {
    const { child, said, ended } = startProgram(env);
    await until('the ready line', async () => said.out.includes('ready'));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    return said;
  }

  it('a site that is only localhost says in its log that Apple takes no messages from it', async () => {
    const { error } = await startAndStop({ DATABASE_URL: await emptyDatabase() });
    expect(JSON.parse(error)).toEqual({
      level: 40,
      time: expect.any(Number),
      msg: 'push: Apple takes no messages from localhost, set CONTACT_EMAIL or SITE_URL',
    });
  });

  it('LOG_LEVEL=silent leaves nothing but the way to the desk and the ready line', async () => {
    const { out, error } = await startAndStop({ DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'silent' });
    expect(out).toMatch(READY);
    expect(error).toBe('');
  });

  it('the first start says in plain words that it creates the database', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'zodiary-first-'));
    try {
      const { out, error } = await startAndStop({ DATA_DIR, CONTACT_EMAIL: 'owner@example.com' });
      expect(out).toMatch(
        new RegExp(`^Creating the database in /[^\\n]+/postgres\\n${READY.source.slice(1)}`),
      );
      expect(error).toBe('');
    } finally {
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
});

it('for development it says as well how to become the owner', { timeout: timeLimit(60_000) }, async () => {
  const settings = { DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'silent' };
  const { child, said, ended } = startProgram(settings, 'scripts/dev.ts');
  await until('the site', () => said.out.includes('ready for development'));
  child.kill('SIGINT');
  await ended;
  expect(said.out).toMatch(
    /^Your desk has no owner yet\. For half an hour, and once: \S+\/admin\/set-up#[\w-]{43}\nZodiary is ready/m,
  );
});
