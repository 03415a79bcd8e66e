import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { composeChartPicture, drawChartPicture } from '../../../src/art/share-pictures/birth-chart.ts';
import { boxOf, type Box } from '../../../src/art/quote-cards/placing.ts';
import { SHARE_FORMATS } from '../../../src/art/share-pictures/formats.ts';
import { insideFrame } from '../../../src/art/share-pictures/sheet.ts';
import { LYON, UNKNOWN_TIME } from './charts.ts';

const BY = { siteName: 'Zodiary', host: 'zodiary.example' };
const FORMATS = ['wide', 'square'] as const;
/** The longest names there are. */
const SAGITTARIUS = {
  ...LYON,
  ascendant: 250,
  bodies: LYON.bodies.map((body) => ({ ...body, sign: 'sagittarius' as const })),
};

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe.each(FORMATS)('the picture of a birth chart to share, %s', (format) => {
  it('says Sun, Moon and rising sign, and nothing that names a person, a day or a place', () => {
    const words = composeChartPicture(LYON, format).texts.map(({ text }) => text);
    expect(words.slice(-3)).toEqual(['Sun in Scorpio', 'Moon in Libra', 'Scorpio rising']);
    expect(words.join(' ')).not.toMatch(/\d/);
  });

  it('leaves out what is unsure', () => {
    const words = composeChartPicture(UNKNOWN_TIME, format).texts.map(({ text }) => text);
    expect(words.at(-1)).toBe('Sun in Cancer');
    expect(words.join(' ')).not.toMatch(/Moon|rising/);
  });

  it('keeps its words in the frame, apart, and off the wheel', () => {
    const { texts, drawn } = composeChartPicture(SAGITTARIUS, format);
    const frame = insideFrame(format);
    for (const [i, text] of texts.entries()) {
      const box = boxOf(text);
      expect(box.left).toBeGreaterThan(frame.left);
      expect(box.right).toBeLessThan(frame.right);
      expect(apart(box, drawn[0]!), text.text).toBe(true);
      for (const other of texts.slice(i + 1)) expect(apart(box, boxOf(other)), text.text).toBe(true);
    }
  });

  it('is a drawing of outlines of the right size', () => {
    const svg = drawChartPicture(LYON, format, BY);
    expect(svg).not.toMatch(/<text|NaN|undefined|<image|href="[^#]/);
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect({ width, height }).toEqual(SHARE_FORMATS[format]);
  });
});
