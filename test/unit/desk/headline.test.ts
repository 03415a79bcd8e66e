import { describe, expect, it } from 'vitest';
import { checkWords, headline, numberWord } from '../../../src/web/desk/today/headline.ts';

type Today = Parameters<typeof headline>[0];

const checks = (states: string): Today['checks'] =>
  [...states].map((letter, index) => ({
    name: `Check ${index}`,
    state: letter === 'g' ? 'good' : letter === 'l' ? 'look' : 'bad',
    value: '',
  }));

const matters = (count: number): Today['matters'] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: 'An order waits',
    reason: 'Somebody has to look.',
    at: '2026-11-15T17:00:00Z',
    state: 'look',
    actions: [],
  }));

describe('the answer to "Is all well?"', () => {
  it.each([
    [0, 'gggg', 'All Is Well.'],
    [0, 'gglg', 'All Is Well.'],
    [1, 'gggg', 'Nearly. One Thing Waits.'],
    [3, 'ggbb', 'Nearly. Three Things Wait.'],
    [0, 'gggb', 'Nearly. One Check Fails.'],
    [0, 'ggbb', 'Nearly. Two Checks Fail.'],
    [6, 'gggg', 'Not Quite. Six Things Wait.'],
    [25, 'gbbb', 'Not Quite. 25 Things Wait.'],
  ])('with %i matters and checks %s is: %s', (waiting, states, answer) => {
    expect(headline({ matters: matters(waiting), checks: checks(states) })).toBe(answer);
  });

  it('counts the checks that hold', () => {
    expect(checkWords(checks('gggg'))).toBe('All four checks hold.');
    expect(checkWords(checks('gglg'))).toBe('Three of four checks hold. Nothing is broken.');
    expect(checkWords(checks('gbbb'))).toBe('One of four checks holds.');
    expect(checkWords(checks('bb'))).toBe('None of two checks hold.');
    expect(checkWords([])).toBe('Nothing has been looked at yet.');
  });

  it('writes numbers up to twenty as words', () => {
    expect([0, 1, 20, 21].map(numberWord)).toEqual(['no', 'one', 'twenty', '21']);
  });
});
