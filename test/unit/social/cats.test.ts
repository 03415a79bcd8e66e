import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawCat } from '../../../src/art/social/cats/cat.ts';
import { inside } from '../../../src/art/social/cats/curve.ts';
import { SIGN_CAT_FORMS } from '../../../src/art/social/cats/signs.ts';
import { figureInCat } from '../../../src/art/social/cats/stars.ts';
import { layoutOf } from '../../../src/art/social/frame.ts';
import { SIGN_CAT_SETTINGS } from '../../../src/domain/channels/cats.ts';
import { SOCIAL_FORMATS, SOCIAL_FORMAT_NAMES } from '../../../src/domain/channels/picture.ts';
import { SIGN_KEYS, type SignKey } from '../../../src/domain/zodiac/signs.ts';
import { encodePng } from '../../../src/server/pictures/png.ts';
import { figureOf } from '../../../src/art/drawing/stars.ts';

const HEAVIEST_SVG = 130_000;
const HEAVIEST_PNG = 500_000;
const VIEW_BOXES = {
  '1:1': '0 0 600 600',
  '4:5': '0 0 600 750',
  '2:3': '0 0 600 900',
  '9:16': '0 0 600 1066.67',
};
const WORDS = ['Weighed both sides.', 'Kept the fish.'];

/** The names of elements left open, which a well-formed picture has none of. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  return open;
}

function expectWhole(svg: string): void {
  expect(unclosed(svg)).toEqual([]);
  expect(svg.match(/<text|<image|NaN|Infinity|undefined/g)).toBeNull();
  expect(svg.length).toBeLessThan(HEAVIEST_SVG);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size, 'ids are used once').toBe(ids.length);
  const wanted = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id!);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
}

const starsOf = (sign: SignKey) => figureInCat(sign, SIGN_CAT_FORMS[sign].stars);

describe.each(SIGN_KEYS)('the cat of %s', (sign) => {
  it.each(SIGN_CAT_SETTINGS)(
    'is well formed before the %s, in every format and without live text',
    (setting) => {
      for (const format of SOCIAL_FORMAT_NAMES) {
        const svg = drawCat(`sign-${sign}`, setting, format, WORDS);
        const { width, height } = SOCIAL_FORMATS[format];
        expect(svg).toContain(`viewBox="${VIEW_BOXES[format]}" width="${width}" height="${height}"`);
        expectWhole(svg);
      }
    },
  );

  it('has all stars of its figure, in the window and, but for one, in its body', () => {
    const { stars, lines } = starsOf(sign);
    expect(lines.map(({ length }) => length)).toEqual(figureOf(sign).lines.map(({ length }) => length));
    const { bottom } = layoutOf('4:5', false);
    for (const { at } of stars) {
      expect(at[0]).toBeGreaterThan(22);
      expect(at[0]).toBeLessThan(578);
      expect(at[1]).toBeGreaterThan(22);
      expect(at[1]).toBeLessThan(bottom);
    }
    const outside = stars.filter(({ at }) => !SIGN_CAT_FORMS[sign].body.some(({ line }) => inside(at, line)));
    expect(outside.length).toBeLessThanOrEqual(1);
  });

  it('keeps the figure as it stands in the sky: turned and scaled, never mirrored', () => {
    const upright = figureInCat(sign, { at: [0, 0], scale: 1 });
    const turnOf = (points: readonly (readonly [number, number])[]): number[] =>
      points.slice(2).map((point, i) => {
        const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!];
        return Math.sign((bx - ax) * (point[1] - by) - (by - ay) * (point[0] - bx));
      });
    expect(starsOf(sign).lines.map(turnOf)).toEqual(upright.lines.map(turnOf));
  });
});

describe('the pictures of cats', () => {
  it('are all different', () => {
    const all = SIGN_KEYS.flatMap((sign) =>
      SIGN_CAT_SETTINGS.map((setting) => drawCat(`sign-${sign}`, setting, '4:5', [])),
    );
    expect(new Set(all).size).toBe(SIGN_KEYS.length * SIGN_CAT_SETTINGS.length);
  });

  it('carry words only where the sky has room for them', () => {
    for (const format of SOCIAL_FORMAT_NAMES) {
      const [plain, worded] = [[], WORDS].map((lines) => drawCat('sign-libra', 'disc', format, lines));
      if (format === '2:3' || format === '9:16') expect(worded!.length).toBeGreaterThan(plain!.length);
      else expect(worded).toBe(plain);
    }
  });

  it('do not know settings of other cats', () => {
    expect(() => drawCat('sign-leo', 'dusk', '4:5', [])).toThrow('has no setting “dusk”');
  });

  it('stay light as files, at full size', () => {
    const heavy = drawCat('sign-sagittarius', 'roofs', '9:16', WORDS);
    const { pixels, width, height } = new Resvg(heavy, { font: { loadSystemFonts: false } }).render();
    expect([width, height]).toEqual([1080, 1920]);
    expect(encodePng(pixels, width, height).length).toBeLessThan(HEAVIEST_PNG);
  });
});
