import { describe, expect, it } from 'vitest';
import { fanFor, LEAST_STEP_PX } from '../../../src/domain/tarot/fan.ts';

describe('the fan', () => {
  it.each([240, 280, 320, 350, 560, 700, 900, 1120])(
    'shows all 78 cards at %s px, each wide enough for a finger',
    (width) => {
      const { places, cardWidthPx, cardHeightPx, heightPx, perRow } = fanFor(width);
      expect(places).toHaveLength(78);
      expect(perRow).toBeGreaterThan(1);
      for (const { x, y, shownPx } of places) {
        expect(shownPx).toBeGreaterThanOrEqual(LEAST_STEP_PX);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + cardWidthPx).toBeLessThanOrEqual(width + 0.001);
        expect(y + cardHeightPx).toBeLessThanOrEqual(heightPx);
      }
    },
  );

  it('lies in two rows on a wide screen and in six on a phone', () => {
    expect(fanFor(1120).perRow).toBe(39);
    expect(fanFor(350).perRow).toBe(13);
  });
});
