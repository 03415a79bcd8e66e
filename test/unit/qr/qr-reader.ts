/** Reads a QR code of level M back, by tables of the standard and not by our own code. */

const ALIGNMENT: Record<number, number[]> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  14: [6, 26, 46, 66],
  20: [6, 34, 62, 90],
};

/** Blocks as [how many, codewords of data], and codewords of errors in each. */
const BLOCKS: Record<number, { errors: number; groups: [count: number, data: number][] }> = {
  1: { errors: 10, groups: [[1, 16]] },
  2: { errors: 16, groups: [[1, 28]] },
  3: { errors: 26, groups: [[1, 44]] },
  4: { errors: 18, groups: [[2, 32]] },
  5: { errors: 24, groups: [[2, 43]] },
  6: { errors: 16, groups: [[4, 27]] },
  7: { errors: 18, groups: [[4, 31]] },
  8: {
    errors: 22,
    groups: [
      [2, 38],
      [2, 39],
    ],
  },
  9: {
    errors: 22,
    groups: [
      [3, 36],
      [2, 37],
    ],
  },
  10: {
    errors: 26,
    groups: [
      [4, 43],
      [1, 44],
    ],
  },
  14: {
    errors: 24,
    groups: [
      [4, 40],
      [5, 41],
    ],
  },
  20: {
    errors: 26,
    groups: [
      [3, 41],
      [13, 42],
    ],
  },
};

/** Format bits of level M by mask, as the standard prints them. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

const INVERTED: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function formatOf(dark: boolean[][]): { mask: number; copies: string[] } {
  const size = dark.length;
  const bit = (row: number, column: number): string => (dark[row]![column] ? '1' : '0');
  const columns = [0, 1, 2, 3, 4, 5, 7, 8];
  const rows = [7, 5, 4, 3, 2, 1, 0];
  const near = [...columns.map((column) => bit(8, column)), ...rows.map((row) => bit(row, 8))].join('');
  const below = Array.from({ length: 7 }, (_, at) => bit(size - 1 - at, 8));
  const beside = Array.from({ length: 8 }, (_, at) => bit(8, size - 8 + at));
  const copies = [near, [...below, ...beside].join('')];
  return { mask: FORMATS.indexOf(near), copies };
}

function isData(row: number, column: number, version: number): boolean {
  const size = 17 + 4 * version;
  const [top, left, bottom, right] = [row < 9, column < 9, row >= size - 8, column >= size - 8];
  if ((top && left) || (top && right) || (bottom && left) || row === 6 || column === 6) return false;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return false;
  const centers = ALIGNMENT[version]!;
  const far = centers.at(-1);
  return !centers.some((y) =>
    centers.some((x) => {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6);
      return !isCorner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function bitsOf(dark: boolean[][], version: number, mask: number): number[] {
  const size = dark.length;
  const pairs: number[] = [];
  for (let column = size - 1; column > 0; column -= column === 8 ? 3 : 2) pairs.push(column);
  return pairs.flatMap((column, at) => {
    const rows = Array.from({ length: size }, (_, row) => (at % 2 === 0 ? size - 1 - row : row));
    return rows.flatMap((row) =>
      [column, column - 1]
        .filter((one) => isData(row, one, version))
        .map((one) => Number(dark[row]![one] !== INVERTED[mask]!(row, one))),
    );
  });
}

const EXPONENTS: number[] = [1];
for (let at = 1; at < 255; at++) {
  const twice = EXPONENTS[at - 1]! * 2;
  EXPONENTS.push(twice > 255 ? twice ^ 0x11d : twice);
}
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : EXPONENTS[(EXPONENTS.indexOf(one) + EXPONENTS.indexOf(other)) % 255]!;

/** A block without an error is zero at the first powers of two. */
function syndromes(block: readonly number[], errors: number): number[] {
  return Array.from({ length: errors }, (_, power) =>
    block.reduce((sum, codeword) => times(sum, EXPONENTS[power]!) ^ codeword, 0),
  );
}

function blocksOf(codewords: number[], version: number): { data: number[]; errors: number[] }[] {
  const { errors, groups } = BLOCKS[version]!;
  const lengths = groups.flatMap(([count, data]) => Array.from({ length: count }, () => data));
  const blocks = lengths.map((length) => ({ length, data: [] as number[], errors: [] as number[] }));
  const rest = [...codewords];
  for (let at = 0; at < Math.max(...lengths); at++)
    for (const block of blocks) if (at < block.length) block.data.push(rest.shift()!);
  for (let at = 0; at < errors; at++) for (const block of blocks) block.errors.push(rest.shift()!);
  return blocks;
}

/** What a camera would make of it; throws where it would have to mend something. */
export function readQrCode(dark: boolean[][]): { text: string; version: number; formats: string[] } {
  const version = (dark.length - 17) / 4;
  const { mask, copies } = formatOf(dark);
  if (mask < 0) throw new Error(`no format: ${copies[0]}`);
  const bits = bitsOf(dark, version, mask).join('');
  const codewords = Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2));
  const blocks = blocksOf(codewords, version);
  for (const { data, errors } of blocks)
    if (syndromes([...data, ...errors], errors.length).some(Boolean)) throw new Error('a block has errors');
  const data = blocks
    .flatMap((block) => block.data.map((byte) => byte.toString(2).padStart(8, '0')))
    .join('');
  if (!data.startsWith('0100')) throw new Error('not bytes');
  const count = version < 10 ? 8 : 16;
  const length = Number.parseInt(data.slice(4, 4 + count), 2);
  const bytes = Array.from({ length }, (_, at) =>
    Number.parseInt(data.slice(4 + count + 8 * at, 12 + count + 8 * at), 2),
  );
  return { text: new TextDecoder().decode(Uint8Array.from(bytes)), version, formats: copies };
}
