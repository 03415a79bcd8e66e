import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture, Unusable } from '../../../src/server/blog-pictures/encode.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24406a' } });

/** Nothing in it repeats: no encoder makes it small. */
function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels[at] = seed >> 8;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg().toBuffer();
}

describe('a picture that was put up', () => {
  it('is at most 1600 pixels wide, is WebP, and has nothing of its file left', async () => {
    const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const encoded = await encodePicture(await flat(2000, 1000).jpeg().withExif(exif).toBuffer());
    expect([encoded.width, encoded.height]).toEqual([1600, 800]);
    const whole = await sharp(Buffer.from(encoded.whole)).metadata();
    expect([whole.format, whole.width, whole.height]).toEqual(['webp', 1600, 800]);
    expect([whole.exif, whole.icc, whole.xmp, whole.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const small = await sharp(Buffer.from(encoded.small)).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 720, 480]);
    expect((await sharp(Buffer.from(encoded.share)).metadata()).format).toBe('jpeg');
  });

  it('stands upright, whichever way the camera was held', async () => {
    const encoded = await encodePicture(
      await flat(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    expect([encoded.width, encoded.height]).toEqual([200, 300]);
  });

  it('is not blown up, and a see-through one stays so', async () => {
    const clear = sharp({
      create: { width: 90, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { width, whole } = await encodePicture(await clear.png().toBuffer());
    expect([width, (await sharp(Buffer.from(whole)).metadata()).hasAlpha]).toEqual([90, true]);
  });

  it('has at most 400 kB, if it must be by being smaller', async () => {
    const { width, whole } = await encodePicture(await noise(1500, 1000));
    expect(whole.length).toBeLessThanOrEqual(400 * 1024);
    expect(width).toBeLessThan(1500);
  }, 60_000);

  it('is refused by its head where it claims more pixels than anybody needs', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(encodePicture(bomb)).rejects.toThrow('12000 by 12000 pixels');
  }, 60_000);

  it('is refused where it moves, and where it is not whole', async () => {
    const pixels = Buffer.alloc(20 * 40 * 3).fill(255, 20 * 20 * 3);
    const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
    const moving = await sharp(pixels, { raw }).webp({ loop: 0 }).toBuffer();
    await expect(encodePicture(moving)).rejects.toThrow(Unusable);
    const jpeg = await noise(200, 200);
    await expect(encodePicture(jpeg.subarray(0, jpeg.length / 2))).rejects.toThrow();
  });
});
