import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressKey, networkKey } from '../../../src/server/http/rate-limits.ts';
import { pagePolicy, securityHeaders } from '../../../src/server/http/security-headers.ts';
import { encodingFor } from '../../../src/server/pages/encodings.ts';

describe('the key of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:DB8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['1::', '1:0:0:0'],
    ['no address', 'no address'],
    ['', ''],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('is the same for a whole /64 and another for the next', () => {
    const neighbors = ['2001:db8:a:b::1', '2001:db8:a:b:ffff:ffff:ffff:ffff', '2001:0db8:000a:000b:0:0:0:2'];
    expect(new Set(neighbors.map(addressKey)).size).toBe(1);
    expect(addressKey('2001:db8:a:c::1')).not.toBe(addressKey(neighbors[0]!));
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:a:b::1', '2001:db8:a'],
    ['2001:db8:a:ffff::1', '2001:db8:a'],
    ['[2001:db8:b::1]:443', '2001:db8:b'],
  ])('%s is in the network %s', (address, network) => {
    expect(networkKey(address)).toBe(network);
  });
});

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['*', 'identity'],
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0.000', 'identity'],
    ['br ; q=0', 'identity'],
    ['br;q=0.01', 'br'],
    ['brotli', 'identity'],
    ['x-br, sgzip', 'identity'],
    [',,br', 'br'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

describe('the policy of a page', () => {
  const plain = { siteUrl: 'http://localhost:3000' };
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  it('names each inline script of ours once', () => {
    const own = ['one()', '\n two("<b>") \n', 'one()'];
    const [, scripts] = pagePolicy(own, plain).split('; ');
    expect(scripts).toBe(`script-src 'self' ${hash('one()')} ${hash('\n two("<b>") \n')}`);
  });

  it('of a page without scripts is well-formed', () => {
    expect(pagePolicy([], plain)).toContain("; script-src 'self'; style-src 'self'; ");
  });

  it('speaks of https only where the site is https', () => {
    const secure = { siteUrl: 'https://zodiary.example' };
    expect(pagePolicy([], secure)).toMatch(/; upgrade-insecure-requests$/);
    expect(pagePolicy([], plain)).not.toContain('upgrade');
    const names = (origin: { siteUrl: string }) => securityHeaders(origin).map(([name]) => name);
    expect(names(secure)).toEqual([...names(plain), 'strict-transport-security']);
  });
});
