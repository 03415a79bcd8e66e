import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushPayload } from '../../src/domain/push/payload.ts';

export interface PushBrowser {
  /** As a real browser's `subscription.toJSON()`. */
  subscription: {
    endpoint: string;
    expirationTime: null;
    keys: { p256dh: string; auth: string };
  };
  /** Opens a message as RFC 8291 says; throws on one that was not sealed for this browser. */
  open: (body: Buffer) => PushPayload;
}

const info = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

/** A browser that has subscribed at `endpoint`: it has the keys, and nothing else, of a real one. */
export function pushBrowser(endpoint: string): PushBrowser {
  const curve = createECDH('prime256v1');
  const point = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    },
    open(body) {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const whose = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, whose, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, info('aes128gcm'), 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, info('nonce'), 12));
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
      // The last record ends with a 2 and as many zeros as somebody cared to add.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload;
    },
  };
}
