import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NETWORKS, type Network } from '../../../src/domain/channels/channel.ts';
import type { Judged, NetworkFailure } from '../../../src/domain/channels/failure.ts';
import { givenUp, troubleOf, unknownTrouble } from '../../../src/domain/channels/trouble.ts';

const NOW_MS = Date.parse('2026-11-18T20:00:00Z');

const NOTHING: NetworkFailure = {
  status: 400,
  code: null,
  subcode: null,
  reason: null,
  message: null,
  retryAfterSeconds: null,
  mayBeOut: false,
};

const judged = (network: Network, failure: Partial<NetworkFailure>): Judged =>
  troubleOf(network, { ...NOTHING, ...failure }, NOW_MS);

const minutesUntil = ({ trouble }: Judged): number => (Date.parse(trouble.retryAt!) - NOW_MS) / 60_000;

describe('Facebook', () => {
  it('signs out, with its reason where it says one', () => {
    const changed = judged('facebook', { code: 190, subcode: 460 });
    expect(changed).toMatchObject({ kind: 'signed-out', connection: 'expired' });
    expect(changed.trouble).toEqual({
      reason: 'Facebook signed us out: the password was changed. Nothing went out.',
      next: ['reconnect', 'kit'],
      retryAt: null,
    });
    expect(judged('facebook', { code: 190 }).trouble.reason).toContain('no longer good');
    expect(judged('facebook', { code: 190, subcode: 458 }).connection).toBe('refused');
    expect(judged('facebook', { code: 200, status: 403 }).connection).toBe('refused');
  });

  it('asks to slow down, and says for how long or not', () => {
    for (const code of [4, 17, 32, 80_001]) {
      expect(judged('facebook', { code })).toMatchObject({
        kind: 'again',
        trouble: { next: ['wait', 'kit'] },
      });
      expect(minutesUntil(judged('facebook', { code }))).toBe(60);
      expect(minutesUntil(judged('facebook', { code, retryAfterSeconds: 720 }))).toBe(12);
      expect(minutesUntil(judged('facebook', { code, retryAfterSeconds: 1e9 }))).toBe(24 * 60);
    }
  });

  it('has blocked us: by hand or later', () => {
    expect(judged('facebook', { code: 368 })).toMatchObject({
      kind: 'failed',
      trouble: { next: ['kit', 'retry'] },
    });
  });

  it('has it already, perhaps from us: the owner is asked', () => {
    for (const failure of [{ code: 506 }, { code: 1_366_051 }, { code: 100, subcode: 1_366_051 }])
      expect(judged('facebook', failure)).toMatchObject({
        kind: 'asking',
        trouble: { next: ['answer', 'edit'] },
      });
  });

  it('says 503 in its own way', () => {
    expect(judged('facebook', { code: 2, status: 400, mayBeOut: true }).kind).toBe('asking');
    expect(judged('facebook', { code: 2, status: 400 }).kind).toBe('again');
  });
});

describe('Pinterest', () => {
  it('lets trial access into its sandbox only', () => {
    const trial = judged('pinterest', { status: 403, code: 29 });
    expect(trial).toMatchObject({ kind: 'failed', connection: 'trial', trouble: { next: ['kit'] } });
    expect(trial.trouble.reason).toContain('sandbox');
  });

  it('slows down, signs out, forbids, misses a board', () => {
    expect(minutesUntil(judged('pinterest', { status: 429, retryAfterSeconds: 60 }))).toBe(1);
    expect(judged('pinterest', { status: 401, code: 2 })).toMatchObject({
      kind: 'signed-out',
      connection: 'expired',
    });
    expect(judged('pinterest', { status: 403 }).connection).toBe('refused');
    expect(judged('pinterest', { status: 404 }).trouble.next).toContain('edit');
  });
});

describe('YouTube', () => {
  it('takes no more today: after midnight in California', () => {
    const full = judged('youtube', { status: 400, reason: 'uploadLimitExceeded' });
    expect(full.kind).toBe('again');
    expect(full.trouble.retryAt).toBe('2026-11-19T08:00:00.000Z');
  });

  it('signs out, wants a channel, refuses tags', () => {
    expect(judged('youtube', { reason: 'invalid_grant' })).toMatchObject({
      kind: 'signed-out',
      connection: 'expired',
    });
    expect(judged('youtube', { status: 401 }).kind).toBe('signed-out');
    expect(judged('youtube', { reason: 'youtubeSignupRequired', status: 401 }).trouble.reason).toContain(
      'no YouTube channel',
    );
    expect(judged('youtube', { reason: 'invalidTags' }).trouble).toMatchObject({
      next: ['edit', 'kit'],
      retryAt: null,
    });
  });

  it('goes on with an upload whose answer was lost', () => {
    expect(judged('youtube', { status: null, mayBeOut: true }).kind).toBe('again');
  });
});

describe('every network', () => {
  it('that didn’t answer leaves a question if the post may be out, and is tried again if not', () => {
    for (const network of ['facebook', 'pinterest'] as const) {
      for (const status of [null, 500, 503]) {
        const lost = judged(network, { status, mayBeOut: true });
        expect(lost).toMatchObject({ kind: 'asking', trouble: { next: ['answer'] } });
        expect(lost.trouble).toEqual(unknownTrouble(network));
        expect(minutesUntil(judged(network, { status }))).toBe(5);
      }
    }
  });

  it('that refuses for a reason of its own is quoted, not too long', () => {
    const { reason } = judged('pinterest', { message: `Bad\n${'x'.repeat(900)}` }).trouble;
    expect(reason).toMatch(/^Pinterest refused it, and nothing went out\. It says: “Bad x+…\.”$/);
    expect(reason.length).toBeLessThan(300);
    expect(judged('facebook', { message: 'No photo.' }).trouble.reason).toContain('It says: “No photo.”');
  });

  it('always leaves a sentence and something to press', () => {
    const failure = fc.record({
      status: fc.option(fc.integer({ min: 100, max: 599 })),
      code: fc.option(fc.integer({ min: 0, max: 1_400_000 })),
      subcode: fc.option(fc.integer({ min: 0, max: 1_400_000 })),
      reason: fc.option(fc.string()),
      message: fc.option(fc.string()),
      retryAfterSeconds: fc.option(fc.double()),
      mayBeOut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...NETWORKS), failure, (network, one) => {
        const { kind, trouble } = troubleOf(network, one, NOW_MS);
        expect(trouble.reason).toMatch(/^[A-Z][^]*[.?”]$/);
        expect(trouble.next.length).toBeGreaterThan(0);
        expect(trouble.retryAt !== null).toBe(kind === 'again');
        if (kind === 'again') expect(Date.parse(trouble.retryAt!)).toBeGreaterThan(NOW_MS);
      }),
    );
  });
});

it('gives up in a sentence that promises nothing more', () => {
  for (const [network, failure] of [
    ['facebook', { code: 4 }],
    ['youtube', { reason: 'quotaExceeded' }],
    ['pinterest', { status: null }],
  ] as const) {
    const { reason, next } = givenUp(judged(network, failure).trouble);
    expect(reason).toMatch(/ We’ve stopped trying\. Nothing went out\.$/);
    expect(reason).not.toContain('by itself');
    expect(next).toEqual(['retry', 'kit']);
  }
});
