import { describe, expect, it } from 'vitest';
import { passwords } from '../../../src/server/access/password.ts';
import { Busy } from '../../../src/server/failures.ts';

const { hash, fits } = passwords();

describe('a password', () => {
  it('is kept as Argon2id with its costs, each time with another salt', async () => {
    const [one, other] = [await hash('a dozen quiet comets', 'me'), await hash('a dozen quiet comets', 'me')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await fits('a dozen quiet comets', one, 'me')).toBe(true);
    expect(await fits('a dozen quiet comet', one, 'me')).toBe(false);
  });

  it('is the same however its accents are composed', async () => {
    const kept = await hash('les comètes tranquilles'.normalize('NFC'), 'me');
    expect(await fits('les comètes tranquilles'.normalize('NFD'), kept, 'me')).toBe(true);
  });

  it('is known from another program that made the same', async () => {
    // By the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
    const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await fits('password', kept, 'me')).toBe(true);
  });

  it('that is none fits nothing, though it is looked for', async () => {
    expect(await fits('a dozen quiet comets', null, 'me')).toBe(false);
  });

  it('waits for its turn behind two others, a few of them, and then nobody does', async () => {
    const own = passwords();
    const tries = Array.from({ length: 20 }, (_, index) => own.fits('no', null, `address ${index}`));
    const settled = await Promise.allSettled(tries);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => (one as PromiseRejectedResult).reason)).toEqual(
      Array.from({ length: refused.length }, () => expect.any(Busy)),
    );
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeLessThan(20);
  });
});
