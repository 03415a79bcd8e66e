import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Busy } from '../../../../src/server/failures.ts';
import type { BookOrder } from '../../../../src/server/report/pdf/order.ts';
import { Printer } from '../../../../src/server/report/pdf/printer.ts';
import { recordingLog } from '../../../harness/log.ts';
import { FRONT, timedOrder } from './orders.ts';

const { log, lines: warnings } = recordingLog();
/** There is nothing to set in it, so that the process ends at once. */
const EMPTY = { front: FRONT } as BookOrder;

let started: ChildProcess[] = [];
const notice = (message: unknown): void => void started.push((message as { process: ChildProcess }).process);

beforeEach(() => {
  started = [];
  warnings.length = 0;
  subscribe('child_process', notice);
});
afterEach(() => void unsubscribe('child_process', notice));

describe('the printer of reports', () => {
  it('tries a book that fails once more, then says so, and logs nothing of what is in it', async () => {
    const failed = new Printer({ log }).print(() => EMPTY, 'a');
    await expect(failed).rejects.toThrow('could not be set as a book just now');
    await expect(failed).rejects.toBeInstanceOf(Busy);
    expect(started).toHaveLength(2);
    expect(warnings).toHaveLength(2);
    expect(warnings.join('\n')).toContain('typesetter ended with 1');
    expect(warnings.join('\n')).not.toMatch(/Clara|Lyon|1991/);
  });

  it('gives the book that the second try made', async () => {
    const killFirst = (message: unknown): void => {
      const { process: child } = message as { process: ChildProcess };
      if (started.length === 1) child.once('spawn', () => child.kill('SIGKILL'));
    };
    subscribe('child_process', killFirst);
    const pdf = await new Printer({ log }).print(() => timedOrder(), 'a');
    unsubscribe('child_process', killFirst);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(started).toHaveLength(2);
    expect(warnings).toHaveLength(1);
  });

  it('kills a process that takes too long', async () => {
    await expect(new Printer({ log, timeoutMs: 20 }).print(() => EMPTY, 'a')).rejects.toBeInstanceOf(Busy);
    expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL']);
  });

  it('gives the process an empty environment and lets it write nothing', async () => {
    await expect(new Printer({ log }).print(() => EMPTY, 'a')).rejects.toBeInstanceOf(Busy);
    const { spawnargs } = started[0]!;
    expect(spawnargs).toContain('--permission');
    expect(spawnargs.filter((flag) => flag.includes('allow')).every((flag) => flag.includes('fs-read'))).toBe(
      true,
    );
  });

  it('sets one at a time', async () => {
    let running = 0;
    let most = 0;
    const printer = new Printer({ log, timeoutMs: 20 });
    const order = (): BookOrder => {
      most = Math.max(most, ++running);
      return EMPTY;
    };
    const print = (asker: string) => printer.print(order, asker).finally(() => (running -= 1));
    await Promise.allSettled([print('a'), print('b'), print('c')]);
    expect(most).toBe(1);
    expect(started).toHaveLength(6);
  });

  it('lets forty wait, four of one asker, and refuses the next at once', async () => {
    const printer = new Printer({ log });
    const gate = Promise.withResolvers<BookOrder>();
    const waiting = Array.from({ length: 41 }, (_, index) =>
      printer.print(() => gate.promise, `asker ${index >> 2}`),
    );
    const late = printer.print(() => EMPTY, 'late');
    await expect(late).rejects.toBeInstanceOf(Busy);
    await expect(late).rejects.toMatchObject({ retryAfterSeconds: 120 });
    expect(printer.size).toMatchObject({ running: 1, waiting: 40 });
    gate.reject(new Error('never made'));
    const settled = await Promise.allSettled(waiting);
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    expect(started).toEqual([]);
  });

  it('begins nothing when the site ends', async () => {
    const printer = new Printer({ log });
    printer.close();
    await expect(printer.print(() => EMPTY, 'a')).rejects.toBeInstanceOf(Busy);
    expect(started).toEqual([]);
  });
});
