/** Of error correction level M: how many codewords mend each block, and how many blocks there are, by version. */
const ERROR_CODEWORDS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
export const LAST_VERSION = BLOCKS.length;

export interface Version {
  version: number;
  /** Modules along an edge. */
  size: number;
  blocks: number;
  errorCodewords: number;
  /** All of them, data and errors. */
  codewords: number;
  /** Where the centers of the small squares stand, on both axes. */
  alignment: number[];
}

function alignmentOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
}

/** Modules that are left for data when the fixed patterns stand. */
function freeModules(version: number, alignments: number): number {
  const whole = (16 * version + 128) * version + 64;
  const aligned = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  return whole - aligned - (version >= 7 ? 36 : 0);
}

export function versionOf(version: number): Version {
  const size = 17 + 4 * version;
  const alignment = alignmentOf(version, size);
  return {
    version,
    size,
    alignment,
    blocks: BLOCKS[version - 1]!,
    errorCodewords: ERROR_CODEWORDS[version - 1]!,
    codewords: Math.floor(freeModules(version, alignment.length) / 8),
  };
}

export const dataCodewords = ({ codewords, blocks, errorCodewords }: Version): number =>
  codewords - blocks * errorCodewords;
