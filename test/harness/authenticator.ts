import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Present and verified, as after a fingerprint. */
const PRESENT = 0b0000_0001;
const VERIFIED = 0b0000_0100;
const HAS_KEY = 0b0100_0000;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** CBOR, as far as it is needed: short texts and bytes. */
const cborText = (words: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** A point of P-256 as COSE has it: kty 2, alg -7, crv 1, x, y. */
function coseKey({ x, y }: { x: Buffer; y: Buffer }): Buffer {
  const fixed = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([fixed, cborBytes(x), Buffer.from([0x22]), cborBytes(y)]);
}

export interface Authenticator {
  make: (options: { challenge: string }) => object;
  sign: (
    options: { challenge: string },
    changed?: { origin?: string; count?: number; flags?: number },
  ) => object;
}

/** A passkey as a phone holds it, for the site at this origin. */
export function authenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const rpIdHash = sha256(new URL(origin).hostname);
  let uses = 0;
  const credential = (response: object): object => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  return {
    make({ challenge }) {
      const key = coseKey({ x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') });
      const head = [rpIdHash, Buffer.from([PRESENT | VERIFIED | HAS_KEY]), uint32(uses), Buffer.alloc(16)];
      const authData = Buffer.concat([...head, Buffer.from([0, id.length]), id, key]);
      const attestation = [
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ];
      return credential({
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(Buffer.concat(attestation)),
        transports: ['internal'],
      });
    },
    sign({ challenge }, { origin: from = origin, count, flags = PRESENT | VERIFIED } = {}) {
      uses += 1;
      const data = clientData('webauthn.get', challenge, from);
      const authData = Buffer.concat([rpIdHash, Buffer.from([flags]), uint32(count ?? uses)]);
      return credential({
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        userHandle: null,
      });
    },
  };
}
