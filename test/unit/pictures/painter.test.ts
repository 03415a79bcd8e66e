import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Busy } from '../../../src/server/failures.ts';
import { Painter } from '../../../src/server/pictures/painter.ts';
import { recordingLog } from '../../harness/log.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9z"/></svg>';
const ORDER = () => ({ svg: SVG });
const ROOM = { maxWaiting: 5, maxWaitingOfOne: 5 };
const PNG = Buffer.from('\x89PNG', 'latin1');

const { log, lines: warnings } = recordingLog();
let started: ChildProcess[] = [];
const notice = (message: unknown): void => void started.push((message as { process: ChildProcess }).process);

beforeEach(() => {
  started = [];
  warnings.length = 0;
  subscribe('child_process', notice);
});
afterEach(() => void unsubscribe('child_process', notice));

const start = (png: Buffer): Buffer => png.subarray(0, 4);
const unavailable = expect.any(Busy);

describe('the process that draws pictures', () => {
  it('draws one after another, and ends with the site', async () => {
    const painter = new Painter({ ...ROOM, log });
    const pictures = await Promise.all([painter.paint(ORDER, 'a'), painter.paint(ORDER, 'a')]);
    expect(pictures.map(start)).toEqual([PNG, PNG]);
    expect(started).toHaveLength(1);
    await painter.close();
    expect(started[0]!.exitCode).toBe(0);
    await expect(painter.paint(ORDER, 'a')).rejects.toEqual(unavailable);
  });

  it('says so when a drawing is none, and goes on', async () => {
    const painter = new Painter({ ...ROOM, log });
    await expect(painter.paint(() => ({ svg: '<svg' }), 'a')).rejects.toThrow('could not be drawn');
    expect(start(await painter.paint(ORDER, 'a'))).toEqual(PNG);
    expect(started).toHaveLength(1);
    await painter.close();
  });

  it('is replaced when it dies: who waited for its picture hears of it, the next is served', async () => {
    const painter = new Painter({ ...ROOM, log });
    const [lost, next] = [painter.paint(ORDER, 'a'), painter.paint(ORDER, 'a')];
    started[0]!.kill('SIGKILL');
    await expect(lost).rejects.toEqual(unavailable);
    expect(start(await next)).toEqual(PNG);
    expect(started).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
    await painter.close();
  });

  it('is replaced when it hangs', async () => {
    const painter = new Painter({ ...ROOM, timeoutMs: 5000, log });
    await painter.paint(ORDER, 'a');
    started[0]!.kill('SIGSTOP');
    await expect(painter.paint(ORDER, 'a')).rejects.toEqual(unavailable);
    expect(start(await painter.paint(ORDER, 'a'))).toEqual(PNG);
    expect(started).toHaveLength(2);
    await painter.close();
  });

  it('turns away whoever would wait too long', async () => {
    const painter = new Painter({ maxWaiting: 1, maxWaitingOfOne: 1, log });
    const accepted = [painter.paint(ORDER, 'a'), painter.paint(ORDER, 'a')];
    await expect(painter.paint(ORDER, 'a')).rejects.toEqual(unavailable);
    expect((await Promise.all(accepted)).map(start)).toEqual([PNG, PNG]);
    await painter.close();
  });

  it('lets one with a single picture through between the many of another', async () => {
    const painter = new Painter({ maxWaiting: 5, maxWaitingOfOne: 3, log });
    const begun: string[] = [];
    const ask = (asker: string, name: string) =>
      painter.paint(() => {
        begun.push(name);
        return { svg: SVG };
      }, asker);
    const greedy = Array.from({ length: 6 }, (_, at) => ask('a', `a${at}`));
    const other = ask('b', 'b0');
    const outcomes = await Promise.allSettled([...greedy, other]);
    const painted = outcomes.map(({ status }) => status === 'fulfilled');
    expect(painted).toEqual([true, true, true, true, false, false, true]);
    expect(outcomes[4]).toMatchObject({ reason: unavailable });
    expect(begun).toEqual(['a0', 'a1', 'b0', 'a2', 'a3']);
    await painter.close();
  });

  it('says so when what to draw cannot be had, and goes on', async () => {
    const painter = new Painter({ ...ROOM, log });
    const failing = painter.paint(() => Promise.reject(new Error('no reading')), 'a');
    const next = painter.paint(ORDER, 'a');
    await expect(failing).rejects.toThrow('no reading');
    expect(start(await next)).toEqual(PNG);
    await painter.close();
  });

  it('finishes its picture when the site closes, and begins no other', async () => {
    const painter = new Painter({ ...ROOM, log });
    const [current, waiting] = [painter.paint(ORDER, 'a'), painter.paint(ORDER, 'a')];
    const [drawn, refused] = await Promise.allSettled([current, waiting, painter.close()]);
    expect(drawn).toMatchObject({ status: 'fulfilled' });
    expect(refused).toEqual({ status: 'rejected', reason: unavailable });
  });

  it('rests without work, and comes back', async () => {
    const painter = new Painter({ ...ROOM, idleMs: 1, log });
    await painter.paint(ORDER, 'a');
    await once(started[0]!, 'exit');
    expect(start(await painter.paint(ORDER, 'a'))).toEqual(PNG);
    expect(started).toHaveLength(2);
    await painter.close();
  });
});
