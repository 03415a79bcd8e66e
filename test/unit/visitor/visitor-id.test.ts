import { expect, it } from 'vitest';
import { isVisitorId, newVisitorId, VISITOR_ID_STORAGE_KEY } from '../../../src/domain/visitor/visitor-id.ts';

const dice = (count: number) => crypto.getRandomValues(new Uint8Array(count));

it('a new identifier has the agreed form and is one this site accepts', () => {
  expect(VISITOR_ID_STORAGE_KEY).toBe('zodiary_user_id');
  for (let index = 0; index < 500; index++) {
    const id = newVisitorId(1_763_200_000_000.7, dice);
    expect(id).toMatch(/^user_1763200000000[0-9a-z]{16}$/);
    expect(isVisitorId(id)).toBe(true);
  }
});

it('its characters come from the dice alone; bytes that would favor some of them are passed over', () => {
  expect(newVisitorId(0, () => new Uint8Array(16))).toBe('user_00000000000000000');
  const rolls = [255, 254, 253, 252, 251, 35, 36, 0];
  expect(newVisitorId(0, () => Uint8Array.from([...rolls, ...rolls]))).toBe('user_0zz00zz00zz00zz00');
  const asked: number[] = [];
  newVisitorId(0, (count) => {
    asked.push(count);
    return new Uint8Array(count);
  });
  expect(asked).toEqual([16]);
});

it('real dice favor no character', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 4_000; index++) {
    for (const letter of newVisitorId(0, dice).slice('user_0'.length))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const expected = (4_000 * 16) / 36;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 35 degrees of freedom: beyond 95 once in many millions of runs; a plain modulo of 256 gives about 150.
  expect(chiSquare).toBeLessThan(95);
});

it('an identifier that was stored with a second underscore stays valid', () => {
  expect(isVisitorId('user_1763200000000_k3v9x0a1b2c3d4e5')).toBe(true);
});

it.each([
  ['user_1763200000000_abcdefghijklmnop', true],
  ['user_1763200000000abcdef', true],
  ['user_1763200000_ABC123', true],
  [`user_1763200000000_${'a'.repeat(64)}`, true],
  [`user_1763200000000_${'a'.repeat(65)}`, false],
  ['user_1763200000000_abcde', false],
  ['user_176320000_abcdef', false],
  ['user_17632000000000000_', false],
  ['user_1763200000000__abcdef', false],
  ['user_1763200000000_abcdef\n', false],
  [' user_1763200000000_abcdef', false],
  ['User_1763200000000_abcdef', false],
  ['user_1763200000000_abcdef-1', false],
  ['user_١٧٦٣٢٠٠٠٠٠٠_abcdef', false],
  ['', false],
])('%j is an identifier: %s', (text, expected) => {
  expect(isVisitorId(text)).toBe(expected);
});
