/** The width and height that a PNG says it has, in its bytes 16 to 24. */
export function pngSize(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
