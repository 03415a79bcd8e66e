import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from './provider.ts';

/** How far a stamp may be from our clock, behind or ahead. */
const TOLERANCE_SECONDS = 300;

function macOf(secret: Uint8Array, stamp: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${stamp}.`).update(body).digest();
}

/** The signature of a webhook of ours, written as Stripe writes its own. */
export function signatureOf(secret: Uint8Array, body: Uint8Array, nowMs: number): string {
  const stamp = String(Math.floor(nowMs / 1000));
  return `t=${stamp},v1=${macOf(secret, stamp, body).toString('hex')}`;
}

/** The seconds of the one stamp in a signature: of several, some other reader might take another. */
export function stampOf(signature: string): number {
  const stamps = signature.split(',').filter((part) => part.startsWith('t='));
  const digits = /^t=(\d{1,12})$/.exec(stamps[0] ?? '')?.[1];
  if (stamps.length !== 1 || digits === undefined) throw new WebhookRefused('the signature has no stamp');
  return Number(digits);
}

export function refuseFarStamp(signature: string, nowMs: number): void {
  const apart = Math.abs(Math.floor(nowMs / 1000) - stampOf(signature));
  if (apart > TOLERANCE_SECONDS) throw new WebhookRefused('the stamp is too old or too far ahead');
}

/** Throws unless we signed these bytes, and lately. */
export function checkSignature(
  secret: Uint8Array,
  body: Uint8Array,
  signature: string | null,
  nowMs: number,
): void {
  if (!signature) throw new WebhookRefused('the signature is missing');
  const given = /(?:^|,)v1=([0-9a-f]{64})(?:,|$)/.exec(signature)?.[1];
  const expected = macOf(secret, String(stampOf(signature)), body);
  if (!given || !timingSafeEqual(Buffer.from(given, 'hex'), expected)) {
    throw new WebhookRefused('the signature is not ours');
  }
  refuseFarStamp(signature, nowMs);
}
