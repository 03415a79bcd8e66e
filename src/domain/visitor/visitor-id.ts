export const VISITOR_ID_STORAGE_KEY = 'zodiary_user_id';

const RANDOM_CHARACTERS = 16;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** With or without a second underscore: those made before were made with one. */
export function isVisitorId(value: string): boolean {
  return /^user_\d{10,16}_?[A-Za-z0-9]{6,64}$/.test(value);
}

/** `randomBytes` come from the crypto source; bytes that would favor some characters are passed over. */
export function newVisitorId(nowMs: number, randomBytes: (count: number) => Uint8Array): string {
  let suffix = '';
  while (suffix.length < RANDOM_CHARACTERS) {
    for (const byte of randomBytes(RANDOM_CHARACTERS)) {
      if (byte < 252 && suffix.length < RANDOM_CHARACTERS) suffix += ALPHABET[byte % 36];
    }
  }
  return `user_${Math.floor(nowMs)}${suffix}`;
}
