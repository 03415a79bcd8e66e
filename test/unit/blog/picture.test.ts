import { describe, expect, it } from 'vitest';
import { figureFrom, figureLine } from '../../../src/domain/blog/figure.ts';
import { isPictureId, pictureId, picturePath, picturesIn, pictureSize } from '../../../src/domain/blog/picture.ts';

const ID = pictureId('0123456789abcdef'.repeat(4), { width: 1600, height: 900 });

describe('a picture that was put up', () => {
  it('is named by its hash and its size', () => {
    expect(ID).toBe(`${'0123456789abcdef'.repeat(2)}-1600x900`);
    expect(pictureSize(ID)).toEqual({ width: 1600, height: 900 });
    expect(picturePath(ID)).toBe(`/blog-pictures/${ID}.webp`);
    expect(picturePath(ID, 'small')).toBe(`/blog-pictures/${ID}.small.webp`);
  });

  it.each(['', 'x', '../../etc/passwd', `${ID}0000`, ID.replace('1600', '0'), ID.toUpperCase(), `${ID}\n`])(
    'is not “%s”',
    (text) => expect(isPictureId(text)).toBe(false),
  );

  it('is a figure of a post by its line, and back', () => {
    const figure = figureFrom(`upload ${ID}`);
    expect(figure).toEqual({ kind: 'upload', id: ID });
    expect(figureLine(figure!)).toBe(`upload ${ID}`);
    expect([figureFrom('upload'), figureFrom('upload x'), figureFrom(`upload ${ID} more`)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is found in a text, once', () => {
    expect(picturesIn(`upload ${ID} ![x](/blog-pictures/${ID}.webp) 0123`)).toEqual([ID]);
  });
});
