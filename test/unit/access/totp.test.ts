import { describe, expect, it } from 'vitest';
import { base32, stepAt, stepOfCode, totpCode } from '../../../src/server/access/totp.ts';

const SECRET = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, SHA-1. */
const RFC_6238: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

/** RFC 4226, appendix D. */
const RFC_4226 = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');

describe('the codes of an authenticator app', () => {
  it.each(RFC_6238)('at second %i are those of the standard', (seconds, code) => {
    expect(totpCode(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
  });

  it('are those of the standard for the first ten counts', () => {
    expect(RFC_4226.map((_, step) => totpCode(SECRET, step))).toEqual(RFC_4226);
  });

  it('fit within half a minute of theirs, and not once more', () => {
    const step = 1000;
    const typed = totpCode(SECRET, step);
    const found = (atStep: number, lastStep: number) =>
      stepOfCode(SECRET, typed, { nowMs: atStep * 30_000, lastStep });
    expect([998, 999, 1000, 1001, 1002].map((at) => found(at, 0))).toEqual([null, step, step, step, null]);
    expect(found(step, step)).toBeNull();
  });

  it('are read with the space that apps show in the middle', () => {
    const code = totpCode(SECRET, 5);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(stepOfCode(SECRET, typed, { nowMs: 150_000, lastStep: 0 })).toBe(5);
    expect(stepOfCode(SECRET, '', { nowMs: 150_000, lastStep: 0 })).toBeNull();
  });
});

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('of "%s" is that of RFC 4648 without padding', (text, letters) => {
    expect(base32(Buffer.from(text))).toBe(letters);
  });
});
