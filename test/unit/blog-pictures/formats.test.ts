import { describe, expect, it } from 'vitest';
import { checkFormat } from '../../../src/server/blog-pictures/formats.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const PNG = '\x89PNG\r\n\x1a\n';

describe('the bytes of an upload', () => {
  it.each([
    ['JPEG', '\xff\xd8\xff\xe0 and so on'],
    ['PNG', `${PNG} IHDR IDAT`],
    ['PNG with the word in its pixels', `${PNG} IHDR IDAT acTL`],
    ['WebP', 'RIFF\0\0\0\0WEBPVP8 '],
    ['AVIF', '\0\0\0\x1cftypavif'],
  ])('are taken as %s, whatever the file is called', (_, bytes) => {
    expect(() => checkFormat(latin(bytes))).not.toThrow();
  });

  it.each([
    ['nothing', '', 'There’s no picture in this.'],
    ['a text', 'Hello, I am no picture.', 'This isn’t a picture we can read.'],
    ['a page', '<!doctype html><p>', 'This isn’t a picture we can read.'],
    ['a drawing', '<?xml version="1.0"?>\n<svg xmlns="x"/>', 'SVG drawings aren’t taken'],
    ['a GIF', 'GIF89a', 'GIFs aren’t taken'],
    ['a moving PNG', `${PNG} IHDR acTL IDAT`, 'This picture moves.'],
    ['a moving AVIF', '\0\0\0\x1cftypavis', 'This picture moves.'],
    ['an iPhone’s photo', '\0\0\0\x1cftypheic', 'This is a HEIC photo'],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt ', 'This isn’t a picture we can read.'],
    ['half a name', '\x89PN', 'This isn’t a picture we can read.'],
  ])('are refused with a reason where they are %s', (_, bytes, reason) => {
    expect(() => checkFormat(latin(bytes))).toThrow(reason);
  });
});
