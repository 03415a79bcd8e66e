import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../harness/database.ts';
import { startProgram } from '../harness/program.ts';
import { ask } from '../harness/wire.ts';
import { until } from '../harness/until.ts';

const VISITOR = { 'x-user-id': 'user_1763200000000_abcdefghijklmnop' };

/** All that a site says that has no owner yet. */
const READY =
  /^Your desk has no owner yet\. For half an hour, and once: http:\/\/localhost:0\/admin\/set-up#[\w-]{43}\nZodiary is ready at http:\/\/localhost:\d+\n$/;

describe('a wrong setting', () => {
  const SECRET = 'pa55word';
  /** Every setting's own rules are tried without a program, in test/unit/config. */
  const WRONG: [setting: string, value: string][] = [
    ['PORT', 'http'],
    ['HOST', '203.0.113.7'],
    ['DATABASE_URL', `mysql://someone:${SECRET}@localhost/x`],
    ['DATABASE_URL', `postgres://someone:${SECRET}@[broken/x`],
    ['VAPID_PRIVATE_KEY', SECRET],
    ['ADMIN_PASSWORD', SECRET],
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
