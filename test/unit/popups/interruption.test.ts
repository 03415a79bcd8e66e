import { describe, expect, it } from 'vitest';
import { waitBeforePopupMs, type Scene } from '../../../src/domain/popups/interruption.ts';

const NOW_MS = 60_000;

const calm: Scene = {
  isDrawOnTable: false,
  isFieldFocused: false,
  isDialogOpen: false,
  isErrorShown: false,
  lastActionMs: -Infinity,
};

describe('a popup that is due', () => {
  it('opens at once in front of somebody who has done nothing yet', () => {
    expect(waitBeforePopupMs(calm, NOW_MS)).toBe(0);
  });

  it.each(['isDrawOnTable', 'isFieldFocused', 'isDialogOpen', 'isErrorShown'] as const)(
    'waits for as long as %s holds',
    (what) => {
      expect(waitBeforePopupMs({ ...calm, [what]: true }, NOW_MS)).toBeGreaterThan(0);
    },
  );

  it('waits until 3 seconds have passed since the visitor scrolled or pressed something', () => {
    const wait = (agoMs: number): number =>
      waitBeforePopupMs({ ...calm, lastActionMs: NOW_MS - agoMs }, NOW_MS);
    expect(wait(0)).toBe(3_000);
    expect(wait(2_999)).toBe(1);
    expect(wait(3_000)).toBe(0);
    expect(wait(9_000)).toBe(0);
  });
});
