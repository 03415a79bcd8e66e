import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSeals } from '../../../src/server/orders/sealing.ts';

const folder = mkdtempSync(join(tmpdir(), 'zodiary-seals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OLD = 'the first key, of thirty-two characters';
const NEW = 'the second key, of thirty-two characters';
const seals = (secretKey: string | null, oldSecretKey: string | null = null) =>
  createSeals({ secretKey, oldSecretKey, dataDir: folder });

const BIRTH = { date: '1991-11-03', name: 'Clara' };

describe('what is sealed', () => {
  it('shows nothing, is never the same twice and opens for its own purpose alone', () => {
    const sealed = seals(OLD).seal(BIRTH, 'order 1');
    expect(sealed).not.toContain('Clara');
    expect(seals(OLD).seal(BIRTH, 'order 1')).not.toBe(sealed);
    expect(seals(OLD).open(sealed, 'order 1')).toEqual(BIRTH);
    expect(() => seals(OLD).open(sealed, 'order 2')).toThrow('unable to authenticate');
    const changed = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(() => seals(OLD).open(changed, 'order 1')).toThrow('unable to authenticate');
  });

  it('opens after the key was changed, as long as the former is told', () => {
    const sealed = seals(OLD).seal(BIRTH, 'order 1');
    expect(seals(NEW, OLD).open(sealed, 'order 1')).toEqual(BIRTH);
    expect(() => seals(NEW).open(sealed, 'order 1')).toThrow('a key that is not set');
  });

  it('uses a key that is made once, for this account alone, where none is set', () => {
    const sealed = seals(null).seal(BIRTH, 'order 1');
    expect(seals(null).open(sealed, 'order 1')).toEqual(BIRTH);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('has other secrets for other uses', () => {
    expect(seals(OLD).derived('payments')).toEqual(seals(OLD).derived('payments'));
    expect(seals(OLD).derived('payments')).not.toEqual(seals(OLD).derived('mail'));
  });

  it('is found by a fingerprint that nobody makes without the key, also after it was changed', () => {
    const [before] = seals(OLD).fingerprints('ana@example.com');
    expect(seals(OLD).fingerprints('ana@example.com')).toEqual([before]);
    expect(seals(OLD).fingerprints('bea@example.com')).not.toContain(before);
    expect(seals(NEW).fingerprints('ana@example.com')).not.toContain(before);
    expect(seals(NEW, OLD).fingerprints('ana@example.com')).toEqual([
      ...seals(NEW).fingerprints('ana@example.com'),
      before,
    ]);
  });
});
