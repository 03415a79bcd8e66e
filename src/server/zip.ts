import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

/** What is too large to be held: read once for its sum and once more to be handed out. */
export interface ZipFile {
  name: string;
  read: () => AsyncIterable<Buffer>;
}

/** January 1, 1980, the first day a ZIP file knows: the same files always make the same archive. */
const FIRST_DAY = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const STORED = 0;
const LOCAL_HEAD = 0x04034b50;
const CENTRAL_HEAD = 0x02014b50;
const END_OF_ARCHIVE = 0x06054b50;

/** What both heads of an entry say of it. */
interface Told {
  name: Buffer;
  method: number;
  crc: number;
  size: number;
  packedSize: number;
}

interface Packed extends Told {
  body: Buffer;
}

function packed({ name, bytes }: ZipEntry): Packed {
  const deflated = deflateRawSync(bytes, { level: 9 });
  const isSmaller = deflated.length < bytes.length;
  const body = isSmaller ? deflated : bytes;
  return {
    name: Buffer.from(name),
    body,
    method: isSmaller ? DEFLATED : STORED,
    crc: crc32(bytes),
    size: bytes.length,
    packedSize: body.length,
  };
}

/** The fields that both heads of an entry have, from the version to the lengths of name and extra field. */
function commonFields({ name, method, crc, size, packedSize }: Told): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(FIRST_DAY, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function localHead(entry: Told): Buffer {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(LOCAL_HEAD);
  return Buffer.concat([mark, commonFields(entry), entry.name]);
}

function centralHead(entry: Told, offset: number): Buffer {
  const mark = Buffer.alloc(6);
  mark.writeUInt32LE(CENTRAL_HEAD);
  mark.writeUInt16LE(VERSION, 4);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([mark, commonFields(entry), rest, entry.name]);
}

function end(count: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(END_OF_ARCHIVE);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  return bytes;
}

interface Archive {
  /** What stands before the bytes of the entry, which have to follow. */
  add: (entry: Told) => Buffer;
  finish: () => Buffer;
}

/** Hands out the bytes of one entry after the other, and at last the directory, which says where each begins. */
function archive(): Archive {
  const centrals: Buffer[] = [];
  let offset = 0;
  return {
    add(entry) {
      const local = localHead(entry);
      centrals.push(centralHead(entry, offset));
      offset += local.length + entry.packedSize;
      return local;
    },
    finish() {
      const directory = Buffer.concat(centrals);
      return Buffer.concat([directory, end(centrals.length, directory.length, offset)]);
    },
  };
}

/** A ZIP file of the entries, in their order; the same bytes whenever it is made. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const { add, finish } = archive();
  const pieces = entries.map(packed).flatMap((entry) => [add(entry), entry.body]);
  return Buffer.concat([...pieces, finish()]);
}

/** What is packed already, as pictures are, is stored as it is: nobody waits for it to be packed again. */
const IS_PACKED = /\.(?:png|mp4)$/;

function stored({ name, bytes }: ZipEntry): Packed {
  return {
    name: Buffer.from(name),
    body: bytes,
    method: STORED,
    crc: crc32(bytes),
    size: bytes.length,
    packedSize: bytes.length,
  };
}

async function toldOf({ name, read }: ZipFile): Promise<Told> {
  let [crc, size] = [0, 0];
  for await (const piece of read()) {
    crc = crc32(piece, crc);
    size += piece.length;
  }
  return { name: Buffer.from(name), method: STORED, crc, size, packedSize: size };
}

/** The same, entry by entry as they come: what is made meanwhile does not have to be held all at once. */
export async function* zipStream(entries: AsyncIterable<ZipEntry | ZipFile>): AsyncGenerator<Buffer> {
  const { add, finish } = archive();
  for await (const entry of entries) {
    if ('read' in entry) {
      yield add(await toldOf(entry));
      yield* entry.read();
      continue;
    }
    const made = IS_PACKED.test(entry.name) ? stored(entry) : packed(entry);
    yield Buffer.concat([add(made), made.body]);
  }
  yield finish();
}
