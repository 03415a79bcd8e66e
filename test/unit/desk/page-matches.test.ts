import { expect, it } from 'vitest';
import { pageMatches } from '../../../src/web/desk/find/page-matches.ts';

const titles = (typed: string): string[] => pageMatches(typed).map(({ title }) => title);

it.each([
  ['back', ['Backups']],
  ['  PUSH ', ['Push']],
  ['re', ['Readings', 'Facebook Religion', 'Pinterest Religion', 'Find and replace']],
  ['zzqx', []],
])('%j finds %j, what begins so first', (typed, found) => {
  expect(titles(typed).slice(0, found.length || undefined)).toEqual(expect.arrayContaining(found));
  expect(titles(typed)[0]).toBe(found[0]);
});

it('everything that has an address of its own is offered before anybody types', () => {
  expect(titles('')).toEqual(expect.arrayContaining(['Today', 'Orders', 'Settings']));
  expect(pageMatches('').some(({ to }) => to.includes(':'))).toBe(false);
});
