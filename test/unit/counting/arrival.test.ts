import { describe, expect, it } from 'vitest';
import { arrivalOf, type FetchHeaders } from '../../../src/domain/counting/arrival.ts';

const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const arrival = (headers: FetchHeaders, method = 'GET') => arrivalOf(method, { ...OPENED, ...headers });

describe('an arrival', () => {
  it.each([
    ['none', 'visit'],
    ['cross-site', 'visit'],
    ['same-origin', 'view'],
    ['same-site', 'view'],
    [undefined, 'view'],
  ])('from %s is a %s', (site, expected) => {
    expect(arrival({ 'sec-fetch-site': site })).toBe(expected);
  });

  it('that a worker passes on is a view', () => {
    expect(arrival({ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' })).toBe('view');
  });

  it.each<[string, FetchHeaders]>([
    ['prefetched', { 'sec-purpose': 'prefetch' }],
    ['prerendered', { 'sec-purpose': 'prefetch;prerender' }],
    ['prefetched by an older browser', { purpose: 'prefetch' }],
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['fetched by a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['fetched by a worker', { 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['of a program that says nothing', { 'sec-fetch-mode': undefined }],
  ])('%s is none', (_name, headers) => {
    expect(arrival(headers)).toBeNull();
  });

  it('by another method is none', () => {
    expect(['HEAD', 'POST', 'OPTIONS'].map((method) => arrival({}, method))).toEqual([null, null, null]);
  });
});
