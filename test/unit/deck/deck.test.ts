import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { differenceFromCommitted, TOLERATED_MEAN_DIFFERENCE } from '../../../scripts/draw-deck.ts';
import { decanOf } from '../../../src/domain/tarot/decans.ts';
import { DRAWN, drawCard } from '../../../src/art/deck/deck.ts';
import { CARD_NAMES, numeralOf, nameOf } from '../../../src/domain/tarot/card-names.ts';
import { measureOf } from '../../../src/art/deck/scale.ts';

const FACES = ['back' as const, ...DRAWN];
const HEAVIEST_SVG = 60_000;

/** The names of elements left open, which a well-formed picture has none of. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  return open;
}

test('the deck has 78 names, each once', () => {
  expect(new Set(CARD_NAMES.map(({ slug }) => slug)).size).toBe(78);
});

test('all 78 cards are drawn, in the order of the deck, each different from all others', () => {
  expect(DRAWN).toEqual(CARD_NAMES.map(({ slug }) => slug));
  const slugs = new Set<string>(CARD_NAMES.map(({ slug }) => slug));
  for (const slug of DRAWN) expect(slugs).toContain(slug);
  expect(new Set(FACES.map((face) => drawCard(face))).size).toBe(FACES.length);
});

test.each(FACES)('%s is well formed, framed once, finite, without live text and light', (face) => {
  for (const way of ['upright', 'reversed'] as const) {
    const svg = drawCard(face, way);
    expect(unclosed(svg)).toEqual([]);
    expect(svg.match(/id="frame"/g)).toHaveLength(1);
    expect(svg.match(/<text|<image|NaN|Infinity|undefined/g)).toBeNull();
    expect(svg.length).toBeLessThan(HEAVIEST_SVG);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size, 'ids are used once').toBe(ids.length);
    const wanted = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id!);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test('a reversed card is the same picture turned, with the sign of going backward', () => {
  const [upright, reversed] = [drawCard('the-moon'), drawCard('the-moon', 'reversed')];
  expect(reversed).toContain('rotate(180 350 600)');
  expect(reversed.length).toBeGreaterThan(upright.length);
});

test('the back is its own half turn: it does not betray which way up it lies', () => {
  const { pixels } = new Resvg(drawCard('back'), { fitTo: { mode: 'width', value: 335 } }).render();
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 4) sum += Math.abs(pixels[i]! - pixels[pixels.length - 4 - i]!);
  expect(sum / (pixels.length / 4)).toBeLessThan(1);
});

test('decans follow the Golden Dawn', () => {
  expect(decanOf('wands', 'two')).toMatchObject({ planet: 'mars', sign: 'aries', place: 0, third: 0 });
  expect(decanOf('swords', 'three')).toMatchObject({ planet: 'saturn', sign: 'libra', third: 1 });
  expect(decanOf('cups', 'seven')).toMatchObject({ planet: 'venus', sign: 'scorpio', third: 2 });
  expect(decanOf('pentacles', 'eight')).toMatchObject({ planet: 'sun', sign: 'virgo', place: 15 });
  expect(decanOf('cups', 'ten')).toMatchObject({ planet: 'mars', sign: 'pisces', place: 35 });
  const places = CARD_NAMES.flatMap((name) =>
    name.kind === 'minor' ? (decanOf(name.suit, name.rank)?.place ?? []) : [],
  );
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i));
});

test('the rule measures: number, decan, quarter or rank', () => {
  expect(measureOf(nameOf('the-moon'))).toMatchObject({ divisions: 22, at: 18 });
  expect(measureOf(nameOf('two-of-pentacles'))).toMatchObject({ divisions: 36, at: 27 });
  expect(measureOf(nameOf('ace-of-cups'))).toMatchObject({ divisions: 36, at: [18, 26] });
  expect(measureOf(nameOf('queen-of-swords'))).toMatchObject({ divisions: 4, at: 2 });
  expect(
    ['the-fool', 'the-moon', 'nine-of-cups', 'knight-of-wands'].map((slug) =>
      numeralOf(nameOf(slug as 'the-fool')),
    ),
  ).toEqual(['0', 'XVIII', 'IX', 'KN']);
});

test.each(['the-moon', 'ten-of-wands'] as const)(
  'the committed picture of %s is the one the source draws',
  async (slug) => {
    expect(await differenceFromCommitted(slug)).toBeLessThanOrEqual(TOLERATED_MEAN_DIFFERENCE);
  },
);
