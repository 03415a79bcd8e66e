import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { ByteReader } from './byte-reader.ts';
import { BackupUnusable } from './unusable.ts';

/*
 * The outermost layer of a backup: a header (name of the format, id of the key, salt), then chunks, each with its length.
 * A chunk's nonce is its number, and whether it is the last; so none can be changed, left out, moved or cut off unnoticed.
 */
const MAGIC = Buffer.from('zodiary-backup-1');
const ALGORITHM = 'aes-256-gcm';
const ID_BYTES = 4;
const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES;
const LENGTH_BYTES = 4;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const LAST = 0x8000_0000;

const derive = (secret: string, salt: string | Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, use, KEY_BYTES));

/** Says which key opens a file, and nothing of the key. */
const idOf = (secret: string): Buffer =>
  createHash('sha256')
    .update(derive(secret, 'zodiary', 'backup id'))
    .digest()
    .subarray(0, ID_BYTES);

const fileKey = (secret: string, header: Buffer): Buffer =>
  derive(secret, header.subarray(-SALT_BYTES), 'backup');

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** For `pipeline`: what goes in comes out sealed. */
export function sealing(secret: string) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const header = Buffer.concat([MAGIC, idOf(secret), randomBytes(SALT_BYTES)]);
    const key = fileKey(secret, header);
    const plain = new ByteReader(source);
    yield header;
    let chunk = await plain.take(CHUNK_BYTES);
    for (let number = 0, isLast = false; !isLast; number++) {
      const next = await plain.take(CHUNK_BYTES);
      isLast = next.length === 0;
      const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast)).setAAD(header);
      const sealed = Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(sealed.length + (isLast ? LAST : 0));
      yield Buffer.concat([length, sealed]);
      chunk = next;
    }
  };
}

function secretFor(header: Buffer, secrets: readonly string[]): string {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupUnusable('This file is no backup that this site can read.');
  const id = header.subarray(MAGIC.length, MAGIC.length + ID_BYTES);
  const found = secrets.find((secret) => idOf(secret).equals(id));
  if (found !== undefined) return found;
  const had = secrets.length === 0 ? 'there is none here' : 'the one here is another';
  throw new BackupUnusable(
    `This backup needs the key it was made with, and ${had}: set SECRET_KEY, or put secret.key into the data folder.`,
  );
}

interface SealedChunk {
  bytes: Buffer;
  isLast: boolean;
}

const cutShort = (): BackupUnusable =>
  new BackupUnusable('This backup is cut short: a part of the file is missing.');

async function nextChunk(file: ByteReader): Promise<SealedChunk> {
  const head = await file.take(LENGTH_BYTES);
  if (head.length < LENGTH_BYTES) throw cutShort();
  const marked = head.readUInt32BE();
  const isLast = marked >= LAST;
  const length = isLast ? marked - LAST : marked;
  if (length < TAG_BYTES || length > CHUNK_BYTES + TAG_BYTES)
    throw new BackupUnusable('This backup is damaged: a length in it cannot be.');
  const bytes = await file.take(length);
  if (bytes.length < length) throw cutShort();
  return { bytes, isLast };
}

/** What a file holds, piece by piece; nothing is handed out that was not made with the key. */
export async function* openSealed(file: string, secrets: readonly string[]): AsyncGenerator<Buffer> {
  const reader = new ByteReader(createReadStream(file));
  const header = await reader.take(HEADER_BYTES);
  const key = fileKey(secretFor(header, secrets), header);
  for (let number = 0, isLast = false; !isLast; number++) {
    const chunk = await nextChunk(reader);
    isLast = chunk.isLast;
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast)).setAAD(header);
    decipher.setAuthTag(chunk.bytes.subarray(-TAG_BYTES));
    const plain = decipher.update(chunk.bytes.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new BackupUnusable(`This backup is damaged: part ${number + 1} of the file was changed.`);
    }
    yield plain;
  }
  if ((await reader.take(1)).length > 0)
    throw new BackupUnusable('This backup is damaged: something was added to the end of the file.');
}
