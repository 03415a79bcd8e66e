const FIELD = 0x11d;

/** In the field of 256 elements that QR codes reckon in. */
function product(one: number, other: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * FIELD);
    result ^= ((other >>> bit) & 1) * one;
  }
  return result;
}

/** The polynomial whose roots are the first powers of 2, without its leading 1. */
function generator(degree: number): number[] {
  const result = Array.from({ length: degree }, (_, at): number => (at === degree - 1 ? 1 : 0));
  for (let power = 0, root = 1; power < degree; power++, root = product(root, 2)) {
    for (let at = 0; at < degree; at++) result[at] = product(result[at]!, root) ^ (result[at + 1] ?? 0);
  }
  return result;
}

/** What is added to a block so that a camera can mend what it misread. */
export function errorCodewords(block: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = divisor.map(() => 0);
  for (const codeword of block) {
    const factor = codeword ^ rest.shift()!;
    rest.push(0);
    for (const [at, coefficient] of divisor.entries()) rest[at]! ^= product(coefficient, factor);
  }
  return rest;
}
