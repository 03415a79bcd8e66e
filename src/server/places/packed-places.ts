import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { placeIndexOf } from '../../domain/places/packed-file.ts';
import type { PlaceIndex } from '../../domain/places/place-index.ts';

const FILE = new URL('../../domain/places/data/places.br', import.meta.url);
/** Somewhat more than the unpacked file has: it is unpacked in one piece, which is kept as it is. */
const CHUNK_BYTES = 12 * 1024 * 1024;

const unpack = promisify(brotliDecompress);
const decoder = new TextDecoder();

/** Read and unpacked by the platform's own threads: the main thread only lays the index over the bytes. */
export async function readPackedPlaces(): Promise<PlaceIndex> {
  const { buffer } = await unpack(await readFile(FILE), { chunkSize: CHUNK_BYTES });
  return placeIndexOf(buffer as ArrayBuffer, (bytes) => decoder.decode(bytes));
}
