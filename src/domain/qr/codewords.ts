import { errorCodewords } from './reed-solomon.ts';
import { dataCodewords, LAST_VERSION, versionOf, type Version } from './versions.ts';

const BYTES_MODE = 0b0100;
const PADDING = [0xec, 0x11];

const countBits = ({ version }: Version): number => (version < 10 ? 8 : 16);

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);

/** The smallest that holds so many bytes. */
export function versionFor(bytes: number): Version {
  for (let number = 1; number <= LAST_VERSION; number++) {
    const version = versionOf(number);
    if (4 + countBits(version) + 8 * bytes <= 8 * dataCodewords(version)) return version;
  }
  throw new RangeError(`No QR code of ours holds ${bytes} bytes.`);
}

function dataOf(bytes: Uint8Array, version: Version): number[] {
  const bits = [
    ...bitsOf(BYTES_MODE, 4),
    ...bitsOf(bytes.length, countBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const room = dataCodewords(version);
  bits.push(...bitsOf(0, Math.min(4, 8 * room - bits.length)));
  const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Array.from({ length: 8 }, (_bit, bit) => bits[8 * at + bit] ?? 0).reduce((all, bit) => 2 * all + bit, 0),
  );
  const padding = Array.from({ length: room - data.length }, (_, at) => PADDING[at % 2]!);
  return [...data, ...padding];
}

function blocksOf(
  data: readonly number[],
  { blocks, errorCodewords: errors, codewords }: Version,
): number[][] {
  const short = Math.floor(codewords / blocks) - errors;
  const shortBlocks = blocks - (codewords % blocks);
  let start = 0;
  return Array.from({ length: blocks }, (_, at) => {
    const end = start + short + (at < shortBlocks ? 0 : 1);
    const block = data.slice(start, end);
    start = end;
    return block;
  });
}

/** The first of every block, then the second of every block: a stain hurts each of them a little. */
const takenInTurns = (blocks: readonly number[][]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block.slice(at, at + 1)),
  ).flat();

/** The bytes as they are drawn, with what mends them. */
export function codewordsOf(bytes: Uint8Array, version: Version): number[] {
  const blocks = blocksOf(dataOf(bytes, version), version);
  const errors = blocks.map((block) => errorCodewords(block, version.errorCodewords));
  return [...takenInTurns(blocks), ...takenInTurns(errors)];
}
