import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLYPHS, GLYPH_NAMES, glyph, symbolOf } from '../../../src/art/drawing/glyphs.ts';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { ASPECT_KINDS } from '../../../src/domain/sky/sky.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

describe('glyphs', () => {
  it('has a mark for every sign, body and aspect', () => {
    for (const name of [...SIGN_KEYS, ...BODIES, ...ASPECT_KINDS]) expect(GLYPH_NAMES).toContain(name);
  });

  it('keeps every absolute point on the 24 grid', () => {
    for (const name of GLYPH_NAMES) {
      const { d = '', solid = '' } = GLYPHS[name];
      const absolute = `${d}${solid}`.replaceAll(/a[^A-Z]*/g, '').replaceAll(/A[\d.]+ [\d.]+ 0 \d \d /g, 'L');
      const places = absolute.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
      expect(Math.min(...places), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places), name).toBeLessThanOrEqual(24);
    }
  });

  it('is drawn, never written', () => {
    for (const name of GLYPH_NAMES) expect(symbolOf(name)).not.toContain('<text');
    expect(glyph('leo', { x: 10, y: 10, size: 24 })).toMatch(/^<g transform="translate\(-2 -2\) scale\(1\)"/);
  });

  it('stands in the sprite as the source draws it', () => {
    const sprite = readFileSync(new URL('../../../src/web/look/glyphs.svg', import.meta.url), 'utf8');
    for (const name of GLYPH_NAMES)
      expect(sprite, `run scripts/draw-sprite.ts: ${name}`).toContain(symbolOf(name));
  });
});
