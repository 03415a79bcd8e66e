import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawCat } from '../../../src/art/social/cats/cat.ts';
import { inside } from '../../../src/art/social/cats/curve.ts';
import { OTHER_CATS, type OtherCatKey } from '../../../src/art/social/cats/others.ts';
import { SIGN_CAT_FORMS } from '../../../src/art/social/cats/signs.ts';
import { figureInCat } from '../../../src/art/social/cats/stars.ts';
import { layoutOf } from '../../../src/art/social/frame.ts';
import { CATS, OTHER_CAT_SETTINGS, SIGN_CAT_SETTINGS } from '../../../src/domain/channels/cats.ts';
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

const OTHERS = CATS.map(({ key }) => key).filter((key) => !key.startsWith('sign-'));

describe.each(OTHERS)('the cat %s', (cat) => {
  it.each(OTHER_CAT_SETTINGS)('is well formed at %s, in every format and without live text', (setting) => {
    for (const format of SOCIAL_FORMAT_NAMES) {
      const svg = drawCat(cat, setting, format, WORDS);
      const { width, height } = SOCIAL_FORMATS[format];
      expect(svg).toContain(`viewBox="${VIEW_BOXES[format]}" width="${width}" height="${height}"`);
      expectWhole(svg);
    }
  });
});

describe('the other cats', () => {
  const measureOf = (cat: (typeof OTHERS)[number]) => OTHER_CATS[cat as OtherCatKey].measure;

  it('point to the half day of their phase, the number of their card, the sign under their tail', () => {
    const at = (divisions: number) =>
      OTHERS.map(measureOf)
        .filter((measure) => measure.divisions === divisions)
        .map((measure) => measure.at);
    expect(at(59)).toEqual([0, 14, 29, 44]);
    expect(at(22)).toEqual([0, 1, 2, 8, 9, 17]);
    expect(at(12)).toEqual([6, 2]);
  });

  it('show two coats only where the Moon is half', () => {
    const split = OTHERS.filter((cat) => drawCat(cat, 'night', '4:5', []).includes('id="lit-side"'));
    expect(split).toEqual(['moon-first-quarter', 'moon-last-quarter']);
  });
});

describe('the pictures of cats', () => {
  it('are all different', () => {
    const all = CATS.flatMap(({ key, settings }) =>
      settings.map((setting) => drawCat(key, setting, '4:5', [])),
    );
    expect(all.length).toBe(12 * 4 + 12 * 3);
    expect(new Set(all).size).toBe(all.length);
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

  it.each([
    ['sign-sagittarius', 'roofs'],
    ['tarot-strength', 'night'],
  ] as const)('stay light as files, at full size: %s before %s', (cat, setting) => {
    const heavy = drawCat(cat, setting, '9:16', WORDS);
    const { pixels, width, height } = new Resvg(heavy, { font: { loadSystemFonts: false } }).render();
    expect([width, height]).toEqual([1080, 1920]);
    expect(encodePng(pixels, width, height).length).toBeLessThan(HEAVIEST_PNG);
  });
});
