import { expect, it, vi } from 'vitest';
import { withinTimeLimit } from '../../../src/web/push/time-limit.ts';
import { timeLimit } from '../../harness/time-limits.ts';

it('gives the answer that comes in time', async () => {
  await expect(withinTimeLimit(Promise.resolve('in time'), 1_000)).resolves.toBe('in time');
});

it('passes a failure on at once', async () => {
  await expect(withinTimeLimit(Promise.reject(new Error('no service')), 60_000)).rejects.toThrow(
    'no service',
  );
});

it('gives up on a call that hangs, and hands what comes late to whoever undoes it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const undo = vi.fn<(late: string) => void>();
  await expect(withinTimeLimit(promise, 1, undo)).rejects.toThrow('No answer within 0.001 seconds.');
  resolve('too late');
  await vi.waitFor(() => expect(undo).toHaveBeenCalledWith('too late'), timeLimit(1_000));
});
