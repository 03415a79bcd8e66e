/** As much of Protocol Buffers as the stub of a push service needs. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

export function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

export function fixedField(field: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([varint((field << 3) | 1), bytes]);
}

export function bytesField(field: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

/** A varint at the beginning of the bytes, and how many of them it takes; null when it is not whole yet. */
export function readVarint(bytes: Buffer): { value: number; length: number } | null {
  let value = 0;
  for (const [index, byte] of bytes.entries()) {
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, length: index + 1 };
  }
  return null;
}
