import { describe, expect, it } from 'vitest';
import { figureFrom, type DrawnFigure } from '../../../src/domain/blog/figure.ts';
import { figureSize, figureSvg, measuring } from '../../../src/art/drawing/figures/measure.ts';
import type { MeasuredFigure } from '../../../src/art/drawing/figures/measured.ts';
import type { Box } from '../../../src/art/quote-cards/placing.ts';
import { labelBox, sheetOf, SHEET_KINDS } from '../../../src/art/drawing/figures/sheet.ts';
import { xmlTree } from '../../harness/xml.ts';

/** Each kind, with words that its description must have. */
const FIGURES: [line: string, words: string][] = [
  ['loop venus 2026-09-01 2026-12-31', 'stands still on October 3, 2026 in Scorpio'],
  ['loop saturn 2026-04-01 2027-04-01', 'stands still on December 10, 2026 in Aries'],
  ['year-ring', 'Aries on March 20'],
  ['phases 2026-11-09', 'full Moon on November 24, 2026'],
  ['moon-path 2026-11-09', 'new on November 9, 2026 in Scorpio'],
  ['aspects', 'the trine at 120°'],
  ['houses leo', 'counted from Leo: 1 the self; 2 money and belongings'],
  ['ephemeris 2020-01-01 2030-01-01', 'Saturn from Capricorn to Taurus'],
  ['eclipses 2026-11-01 2027-12-31', 'August 2, 2027 (total, of the Sun)'],
  ['element-wheel', 'fire joins Aries, Leo, Sagittarius'],
  ['zones', 'twenty-six hours'],
  ['cusp leo', 'between Cancer and Leo, on a scale of hours'],
  ['constellations', 'Ophiuchus 19°'],
  ['match-bill leo aquarius', 'Opposite, 17 of 30'],
  ['rooms venus libra', 'for Aries in room 7, partners'],
  ['accuracy', 'Sun 0.21'],
  ['quote-compared', '“If one advances” has no thread'],
  ['celtic-cross', '10 where it tends'],
  ['spiral jupiter 2022-05-10 2034-05-10', 'It begins in Pisces and ends in Aries'],
  ['spiral saturn 1997-04-01 2027-02-03', 'It begins in Aries and ends in Aries'],
  ['week-star', 'Saturn (Saturday), Sun (Sunday), Moon (Monday), Mars (Tuesday)'],
  ['zodiac-history', '24° apart today'],
];

function measured(line: string): MeasuredFigure {
  const steps = measuring(figureFrom(line) as DrawnFigure, 2026);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How much of two boxes is the same. A hair's breadth of the letters' own margin does not count. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) - 1;
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) - 2;
  return Math.max(0, across) * Math.max(0, down);
}

describe.each(FIGURES)('the figure “%s”', (line, words) => {
  const figure = measured(line);

  it('is described in words', () => {
    expect(figure.alt).toContain(words);
  });

  it.each(SHEET_KINDS)('is whole on the %s sheet, with every word inside it', (kind) => {
    const { width, height } = figureSize(figure, kind);
    const svg = xmlTree(`<?xml version="1.0" encoding="UTF-8"?>${figureSvg(figure, kind)}`);
    expect(svg).toMatchObject({ name: 'svg', attributes: { viewBox: `0 0 ${width} ${height}` } });
    const sheet = sheetOf(kind, figure.heights);
    if (kind === 'small') return;
    for (const label of figure.draw(sheet).labels) {
      const box = labelBox(label, sheet);
      expect([label.text, box.left >= 0, box.right <= width, box.top >= 0, box.bottom <= height]).toEqual([
        label.text,
        true,
        true,
        true,
        true,
      ]);
      expect(label.size ?? sheet.type).toBeGreaterThanOrEqual(16);
    }
  });

  it.each(['wide', 'phone'] as const)('has no word over another on the %s sheet', (kind) => {
    const sheet = sheetOf(kind, figure.heights);
    const { labels } = figure.draw(sheet);
    const boxes = labels.map((label) => ({ text: label.text, ...labelBox(label, sheet) }));
    const met = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => shared(one, other) > 0)
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(met).toEqual([]);
  });
});

describe('a line of front matter', () => {
  it('names a figure with all it needs', () => {
    expect(figureFrom('loop mars 2026-11-15 2027-06-01')).toEqual({
      kind: 'loop',
      body: 'mars',
      from: '2026-11-15',
      to: '2027-06-01',
    });
    expect(figureFrom('cards the-fool ace-of-cups justice')).toMatchObject({ kind: 'cards' });
  });

  it.each([
    'loop sun 2026-01-01 2026-02-01',
    'loop mars 2026-02-01 2026-01-01',
    'loop mars 2026-02-30 2026-04-01',
    'phases',
    'houses ophiuchus',
    'cards the-fool',
    'cards the-fool the-fool the-joker',
    'week-star fast',
    'rooms sun libra',
    'match-bill leo',
    'toString',
    '',
  ])('that does not is none: %s', (line) => {
    expect(figureFrom(line)).toBeNull();
  });
});
