import { describe, expect, it } from 'vitest';
import type { SendOutcome } from '../../../src/domain/push/answer.ts';
import {
  verdictBeforeSending,
  verdictOn,
  type Attempt,
  type Verdict,
} from '../../../src/domain/push/delivery.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DUE_MS = Date.parse('2026-11-15T13:00:00Z');

const sent: SendOutcome = { kind: 'sent' };
const gone: SendOutcome = { kind: 'gone' };
const failed: SendOutcome = { kind: 'failed', detail: '403' };
const busy = (afterMs: number | null = null): SendOutcome => ({ kind: 'retry', afterMs, detail: '503' });

interface Moment {
  nowMs?: number;
  answered?: number;
  chance?: number;
  hasReachedOne?: boolean;
}

function verdict(outcomes: SendOutcome[], moment: Moment = {}): Verdict {
  const { nowMs = DUE_MS, answered = 0, chance = 0.5, hasReachedOne = false } = moment;
  return verdictOn(
    outcomes,
    { dueAtMs: DUE_MS, attempts: answered + 1, answered },
    { nowMs, chance, hasReachedOne },
  );
}

function pauseOf(outcomes: SendOutcome[], moment: Moment = {}): number | null {
  const found = verdict(outcomes, moment);
  return found.outcome === 'waiting' ? found.nextAttemptMs - (moment.nowMs ?? DUE_MS) : null;
}

describe('what becomes of a day', () => {
  it.each([
    ['one browser reached', [sent], { outcome: 'sent', detail: null }],
    ['one reached, one gone', [gone, sent], { outcome: 'sent', detail: null }],
    ['one reached, one refused for good', [failed, sent], { outcome: 'sent', detail: null }],
    ['all gone', [gone, gone], { outcome: 'gone', detail: null }],
    ['one gone, one refused for good', [gone, failed], { outcome: 'failed', detail: '403' }],
    ['all refused for good', [failed], { outcome: 'failed', detail: '403' }],
  ] as const)('%s', (_what, outcomes, expected) => {
    expect(verdict([...outcomes])).toEqual(expected);
  });

  it('waits while one browser may still be reached, also if another has the message', () => {
    expect(verdict([busy()])).toMatchObject({ outcome: 'waiting', detail: '503' });
    expect(verdict([sent, busy(), gone])).toMatchObject({ outcome: 'waiting', detail: '503' });
  });

  it('is served when the first browser was reached earlier', () => {
    expect(verdict([gone], { hasReachedOne: true })).toEqual({ outcome: 'sent', detail: null });
    expect(verdict([failed], { hasReachedOne: true })).toEqual({ outcome: 'sent', detail: null });
  });
});

describe('the pause before the next attempt', () => {
  it('doubles with each answer, up to about half an hour', () => {
    const minutes = [0, 1, 2, 3, 4, 5, 6, 20].map((answered) => pauseOf([busy()], { answered })! / MINUTE_MS);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 32, 32]);
  });

  it('is scattered by a quarter', () => {
    expect(pauseOf([busy()], { chance: 0 })).toBe(45_000);
    expect(pauseOf([busy()], { chance: 1 })).toBe(75_000);
  });

  it('is never shorter than the push service asks for, and the longest of several counts', () => {
    expect(pauseOf([busy(5_000)])).toBe(MINUTE_MS);
    expect(pauseOf([busy(10 * MINUTE_MS)])).toBe(10 * MINUTE_MS);
    expect(pauseOf([busy(10 * MINUTE_MS), busy(90 * MINUTE_MS), sent])).toBe(90 * MINUTE_MS);
  });

  it('never leads beyond six hours after the due time', () => {
    expect(pauseOf([busy(6 * HOUR_MS - 1)])).toBe(6 * HOUR_MS - 1);
    expect(verdict([busy(6 * HOUR_MS)])).toEqual({ outcome: 'dropped', detail: '503' });
    expect(verdict([busy()], { nowMs: DUE_MS + 6 * HOUR_MS - 30_000 })).toEqual({
      outcome: 'dropped',
      detail: '503',
    });
    expect(verdict([busy(6 * HOUR_MS), sent])).toEqual({ outcome: 'sent', detail: '503' });
    expect(verdict([busy(6 * HOUR_MS)], { hasReachedOne: true })).toEqual({ outcome: 'sent', detail: '503' });
  });
});

describe('before anything is sent', () => {
  const attempt: Attempt = { dueAtMs: DUE_MS, attempts: 1, answered: 0 };
  const moment = { nowMs: DUE_MS, isWanted: true, hasReachedOne: false };

  it('a visitor who still wants it gets it', () => {
    expect(verdictBeforeSending(attempt, moment)).toBeNull();
    expect(verdictBeforeSending(attempt, { ...moment, nowMs: DUE_MS + 6 * HOUR_MS - 1 })).toBeNull();
  });

  it('one who stopped, paused or deleted gets nothing', () => {
    expect(verdictBeforeSending(attempt, { ...moment, isWanted: false })).toEqual({
      outcome: 'dropped',
      detail: 'no longer wanted',
    });
    expect(verdictBeforeSending(attempt, { ...moment, isWanted: false, hasReachedOne: true })).toMatchObject({
      outcome: 'sent',
    });
  });

  it('what is six hours old is dropped', () => {
    expect(verdictBeforeSending(attempt, { ...moment, nowMs: DUE_MS + 6 * HOUR_MS })).toEqual({
      outcome: 'dropped',
      detail: 'too late',
    });
  });

  it('what was interrupted once is repeated, what was interrupted twice is not', () => {
    expect(verdictBeforeSending({ ...attempt, attempts: 2 }, moment)).toBeNull();
    expect(verdictBeforeSending({ ...attempt, attempts: 9, answered: 7 }, moment)).toBeNull();
    expect(verdictBeforeSending({ ...attempt, attempts: 3 }, moment)).toEqual({
      outcome: 'failed',
      detail: 'interrupted twice',
    });
  });
});
