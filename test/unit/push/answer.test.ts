import { describe, expect, it } from 'vitest';
import { outcomeOf, retryAfterMs } from '../../../src/domain/push/answer.ts';

const NOW = Date.parse('2026-11-15T08:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 7 ', 7_000],
    ['0', 1_000],
    ['86400', 21_600_000],
    ['9'.repeat(400), 21_600_000],
    ['Sun, 15 Nov 2026 08:02:00 GMT', 120_000],
    ['Sun, 15 Nov 2026 07:00:00 GMT', 1_000],
    ['Tue, 15 Nov 2033 08:00:00 GMT', 21_600_000],
    ['Sun, 99 Nov 2026 08:00:00 GMT', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['soon', null],
    ['2026-11-15', null],
    ['', null],
    [undefined, null],
  ])('"%s" means %s ms', (header, waitMs) => {
    expect(retryAfterMs(header, NOW)).toBe(waitMs);
  });
});

describe('an answer of', () => {
  it.each([200, 201, 202, 204])('%i is a message sent', (status) => {
    expect(outcomeOf({ status }, NOW)).toEqual({ kind: 'sent' });
  });

  it.each([404, 410])('%i is a browser gone', (status) => {
    expect(outcomeOf({ status }, NOW)).toEqual({ kind: 'gone' });
  });

  it.each([406, 408, 425, 429, 500, 502, 503, 504, 599])('%i asks for another try', (status) => {
    const outcome = { kind: 'retry', afterMs: 30_000, detail: `answered ${status}` };
    expect(outcomeOf({ status, retryAfter: '30' }, NOW)).toEqual(outcome);
    expect(outcomeOf({ status }, NOW)).toEqual({ ...outcome, afterMs: null });
  });

  it.each([300, 301, 302, 307, 308, 400, 401, 402, 403, 405, 411, 413, 415, 422, 451])(
    '%i is a failure',
    (status) => {
      expect(outcomeOf({ status, retryAfter: '30' }, NOW)).toEqual({
        kind: 'failed',
        detail: `answered ${status}`,
      });
    },
  );

  it('403 is kept with the one word that says why, and with no more', () => {
    const why = (body: string) => outcomeOf({ status: 403, body }, NOW);
    expect(why('{"reason": "BadJwtToken"}')).toEqual({
      kind: 'failed',
      detail: 'answered 403 (BadJwtToken)',
    });
    for (const body of [
      '{"reason":"https://fcm.googleapis.com/fcm/send/secret"}',
      `{"reason":"${'x'.repeat(41)}"}`,
      'the endpoint https://web.push.apple.com/secret is not yours',
      '',
    ])
      expect(why(body)).toEqual({ kind: 'failed', detail: 'answered 403' });
  });
});
