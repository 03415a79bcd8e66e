import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { startTestSite, type TestSite } from '../harness/site.ts';

/** The whole site with its own database server and its jobs, at an instant of its clock. */
export function startOrderSite(
  dataDir: string,
  clockMs: number,
  env: Record<string, string> = {},
): Promise<TestSite> {
  return startTestSite({
    ownProcess: true,
    clock: new Date(clockMs).toISOString(),
    env: {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ROLE: 'all',
      LOG_LEVEL: 'silent',
      BOOKS_AHEAD: 'on',
      // Nobody listens there: letters wait, and can be counted.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@mail.example',
      ...env,
    },
  });
}

/** A connection of its own for each look, since the server is killed between them. */
export async function withDatabase<T>(dataDir: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: `${dataDir}/postgres`, user: 'zodiary', database: 'zodiary' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}

/** The process that sets a book for this site now. */
export function bookPid(sitePid: number): number | undefined {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const isBook = new RegExp(`^\\s*(\\d+)\\s+${sitePid}\\s.*typeset-process`, 'm');
  const pid = isBook.exec(processes)?.[1];
  return pid === undefined ? undefined : Number(pid);
}
