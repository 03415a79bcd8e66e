import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartEngravings } from '../../../src/art/birth-chart/engravings.ts';
import { projectionOf } from '../../../src/art/drawing/plate-sky.ts';
import { PLATE } from '../../../src/art/drawing/plate-engraving.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { FIGURE_DECLINATIONS, risingTurn } from '../../../src/web/birth-chart/rising-turn.ts';

const FILE = new URL('../../../src/web/birth-chart/engravings.svg', import.meta.url);

describe('the engravings of a birth chart', () => {
  it('stand in their file as the source draws them, once each', () => {
    const drawn = chartEngravings();
    expect(readFileSync(FILE, 'utf8') === drawn, 'run scripts/draw-sprite.ts').toBe(true);
    const names = [...drawn.matchAll(/ id="([\w-]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const sign of SIGN_KEYS) expect(names).toContain(`stars-${sign}`);
  });

  it('need no paint of another part, which some browsers do not find in a file that a page borrows from', () => {
    expect(chartEngravings()).not.toContain('url(');
  });
});

describe('a figure that rises', () => {
  it('leans as far as the sky of the place has it', () => {
    expect(risingTurn('virgo', 90)).toBeCloseTo(0, 0);
    expect(risingTurn('virgo', 0)).toBeCloseTo(90);
    expect(risingTurn('aries', -33.9)).toBeCloseTo(127.2, 1);
    // So near the pole it never sets or never rises; then it stands upright.
    expect(risingTurn('aquarius', 89)).toBe(0);
  });

  it('turns about the middle of its own window', () => {
    for (const sign of SIGN_KEYS) {
      const heights = Array.from({ length: 720 }, (_, i) =>
        projectionOf(sign)(i / 2, FIGURE_DECLINATIONS[sign]),
      );
      const nearest = Math.min(...heights.map(([x, y]) => Math.hypot(x - PLATE.x, y - PLATE.y)));
      expect(nearest, sign).toBeLessThan(PLATE.window * 0.02);
    }
  });
});
