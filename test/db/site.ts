import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { killHard } from './folders.ts';
import { until } from '../harness/until.ts';

/** The writer, or another program that talks like it, as a process of its own, and what it has said so far. */
export class Site {
  readonly child: ChildProcess;
  readonly acknowledged: number[] = [];
  readonly lines: string[] = [];
  #rest = '';

  constructor(dataDir: string, first = 0, name = 'writer.ts') {
    const program = path.join(import.meta.dirname, name);
    this.child = spawn(process.execPath, [program, dataDir, String(first)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => this.lines.push(text));
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('ack ')) this.acknowledged.push(Number(line.slice(4)));
      else this.lines.push(line);
    }
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async hears(what: string, probe: () => boolean, quietMs = 60_000): Promise<void> {
    await until(
      what,
      () => {
        if (!this.alive) throw new Error(`the site ended before ${what}:\n${this.lines.join('\n')}`);
        return probe();
      },
      quietMs,
    );
  }

  async acknowledges(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    await this.hears(`${count} more acknowledged writes`, () => this.acknowledged.length >= goal);
  }

  /** Resolves when the pipe is drained too: what was said before the end counts. */
  async #end(how: () => void): Promise<void> {
    const closed = new Promise((resolve) => this.child.once('close', resolve));
    if (this.child.stdout?.closed) return;
    how();
    await closed;
  }

  kill(): Promise<void> {
    return this.#end(() => killHard(this.child.pid));
  }

  stop(): Promise<void> {
    return this.#end(() => this.child.kill('SIGTERM'));
  }
}
