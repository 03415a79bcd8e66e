import { describe, expect, it } from 'vitest';
import { errorCodewords } from '../../../src/domain/qr/reed-solomon.ts';
import { qrCode as codeOf, qrPath } from '../../../src/domain/qr/qr-code.ts';
import { readQrCode } from './qr-reader.ts';

const qrCode = (text: string): boolean[][] => codeOf(new TextEncoder().encode(text));

/** The most bytes that a code of a version holds at level M, as the standard lists them. */
const CAPACITIES = [
  [1, 14],
  [2, 26],
  [3, 42],
  [4, 62],
  [5, 84],
  [6, 106],
  [7, 122],
  [8, 152],
  [9, 180],
  [10, 213],
  [14, 362],
  [20, 666],
] as const;

it('mends what is misread as the standard’s example does', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCodewords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

describe('a code', () => {
  it.each(CAPACITIES)('of version %i holds %i bytes, and is read back without an error', (version, most) => {
    const text = Array.from({ length: most }, (_, at) => String.fromCharCode(33 + ((at * 7) % 90))).join('');
    const read = readQrCode(qrCode(text));
    expect(read.version).toBe(version);
    expect(read.text).toBe(text);
    expect(read.formats[1]).toBe(read.formats[0]);
    if (version < 20) expect(qrCode(`${text}!`)).not.toHaveLength(17 + 4 * version);
  });

  it('holds the link of an authenticator app', () => {
    const link =
      'otpauth://totp/Zodiary%3Azodiary.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Zodiary';
    expect(readQrCode(qrCode(link)).text).toBe(link);
    expect(readQrCode(qrCode('snow ☃')).text).toBe('snow ☃');
  });

  it('has three corners, and room for no more than the last version', () => {
    const dark = qrCode('corner');
    const corner = (x: number, y: number): string =>
      dark
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map((one) => (one ? '#' : '.'))
            .join(''),
        )
        .join('\n');
    const ring = '#######\n#.....#\n#.###.#\n#.###.#\n#.###.#\n#.....#\n#######';
    expect([corner(0, 0), corner(14, 0), corner(0, 14)]).toEqual([ring, ring, ring]);
    expect(() => qrCode('x'.repeat(667))).toThrow(RangeError);
  });

  it('is one path', () => {
    expect(
      qrPath([
        [true, true, false],
        [false, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
  });
});
