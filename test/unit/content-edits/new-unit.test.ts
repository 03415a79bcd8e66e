import { expect, test } from 'vitest';
import { newUnitName, slugOf } from '../../../src/domain/content-edits/new-unit.ts';

const NOW_MS = Date.parse('2026-11-17T20:45:12Z');

test('words become an address, without accents, and end at a word', () => {
  expect(slugOf('Café au lait, please!')).toBe('cafe-au-lait-please');
  expect(slugOf('It’s 5 o’clock…')).toBe('its-5-oclock');
  expect(slugOf('…')).toBe('');
  const long = slugOf('nobody ever saw a dog make a fair and deliberate exchange of one bone for another');
  expect(long).toBe('nobody-ever-saw-a-dog-make-a-fair-and-deliberate-exchange-of');
});

test('each kind names its new ones as it names the others', () => {
  expect(newUnitName('joke', { text: 'The cat …' }, NOW_MS)).toBe('own-261117204512');
  expect(newUnitName('misattribution', { text: 'Let them eat cake.' }, NOW_MS)).toBe('let-them-eat-cake');
  expect(newUnitName('quote', { 'author.name': 'Jane Austen', text: 'One half of the world' }, NOW_MS)).toBe(
    'jane-austen.one-half-of-the-world',
  );
});

test('without words there is no name yet', () => {
  expect(newUnitName('joke', { text: '  ' }, NOW_MS)).toBe('');
  expect(newUnitName('quote', { text: 'One half of the world' }, NOW_MS)).toBe('');
  expect(newUnitName('misattribution', {}, NOW_MS)).toBe('');
});
