import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The real program, as `npm start` runs it; with another script, as `npm run dev` does. */
export function startProgram(env: Record<string, string>, script = 'src/server/main.ts') {
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
