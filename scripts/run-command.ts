import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** More than this of what was said is forgotten: an error stands at the end. */
const KEPT_LETTERS = 20_000;

export interface Ran {
  ok: boolean;
  /** The end of what it wrote. */
  output: string;
}

/** Runs a script of Node, shows what it writes while it writes it, and keeps the end of that. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  let output = '';
  const pass = (from: NodeJS.ReadableStream, to: NodeJS.WritableStream): void => {
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text);
      output = (output + text).slice(-KEPT_LETTERS);
    });
  };
  pass(child.stdout, process.stdout);
  pass(child.stderr, process.stderr);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { ok: code === 0, output };
}
