import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from '../../../src/server/pictures/png.ts';

it('an encoded picture has the dots it was made of', async () => {
  const [width, height] = [37, 23];
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (i * 31) % 256,
  );
  const { data, info } = await sharp(encodePng(pixels, width, height))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  expect(new Uint8Array(data)).toEqual(pixels);
});
