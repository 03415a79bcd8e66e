/** Crockford's letters: none looks like another, and none makes a word. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LETTERS = 6;
const GIFT_LETTERS = 16;

function lettersOf(bytes: Uint8Array, count: number): string {
  return Array.from({ length: count }, (_, index) => LETTERS[bytes[index]! % LETTERS.length]).join('');
}

/** "DEMO-7Q4K-M2", from six random bytes. */
export function orderNumber(bytes: Uint8Array, demo: boolean): string {
  const letters = lettersOf(bytes, NUMBER_LETTERS);
  return `${demo ? 'DEMO' : 'ZD'}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** "7Q4K-M2T9-…": 80 bits, from sixteen random bytes. */
export function longCode(bytes: Uint8Array): string {
  return lettersOf(bytes, GIFT_LETTERS).replaceAll(/.{4}(?=.)/g, '$&-');
}

/** As it was made, however it was typed: O is 0, I and L are 1. */
export function plainCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
