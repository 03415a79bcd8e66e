import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (atMs: number): number => Math.floor(atMs / STEP_MS);

/** RFC 6238 with the SHA-1 that every authenticator app takes; the half minute is counted by RFC 4226. */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The half minute that a code is of: this one, or one beside it for clocks that differ; null for a wrong or used one. */
export function stepOfCode(
  secret: Uint8Array,
  typed: string,
  { nowMs, lastStep }: { nowMs: number; lastStep: number },
): number | null {
  const code = Buffer.from(typed.replaceAll(/\D/g, ''));
  const now = stepAt(nowMs);
  const fits = (step: number): boolean => {
    const expected = Buffer.from(totpCode(secret, step));
    return code.length === expected.length && timingSafeEqual(code, expected);
  };
  return [now - 1, now, now + 1].find((step) => step > lastStep && fits(step)) ?? null;
}

/** RFC 4648 without padding; a secret has 20 bytes, which come out even. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
