import { expect, it } from 'vitest';
import { pageMatches } from '../../../src/web/desk/find/page-matches.ts';

const PAGES = ['Today', 'Find and replace', 'Pinterest Religion', 'Readings', 'Settings'].map((label) => ({
  path: `/admin/${label}`,
  label,
}));
const pages = [...PAGES, { path: '/admin/orders/:number', label: 'Order' }];
const titles = (typed: string): string[] => pageMatches(pages, typed).map(({ title }) => title);

it.each([
  ['read', ['Readings']],
  ['  TODAY ', ['Today']],
  ['re', ['Readings', 'Find and replace', 'Pinterest Religion']],
  ['tting', ['Settings']],
  ['order', []],
  ['zzqx', []],
])('%j finds %j, what begins so first', (typed, found) => expect(titles(typed)).toEqual(found));

it('everything that has an address of its own is offered before anybody types', () => {
  expect(titles('')).toEqual(PAGES.map(({ label }) => label));
});
