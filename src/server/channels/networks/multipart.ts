import { randomBytes } from 'node:crypto';
import type { SentFile } from './network.ts';

/** A form with a file in it, as browsers send one. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  name: string,
  file: SentFile,
): { type: string; body: Buffer } {
  const boundary = `zodiary-${randomBytes(16).toString('hex')}`;
  const opening = (disposition: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(
    ([field, value]) => `${opening(`name="${field}"`)}\r\n${value}\r\n`,
  );
  const head = `${opening(`name="${name}"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(texts.join('') + head),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}
