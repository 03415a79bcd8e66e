/** What the visitor is in the middle of. */
export interface Scene {
  isDrawOnTable: boolean;
  isFieldFocused: boolean;
  isDialogOpen: boolean;
  isErrorShown: boolean;
  /** When the visitor last scrolled, pressed or typed something; on a clock that only goes forward. */
  lastActionMs: number;
}

/** Whoever has done nothing for this long may be spoken to. */
export const CALM_MS = 3_000;

/** Nobody can tell when a draw or a field will be finished with: it is looked at again. */
const LOOK_AGAIN_MS = 500;

/** How long a popup that is due still has to wait; 0 when it may open. */
export function waitBeforePopupMs(scene: Scene, nowMs: number): number {
  const { isDrawOnTable, isFieldFocused, isDialogOpen, isErrorShown, lastActionMs } = scene;
  if (isDrawOnTable || isFieldFocused || isDialogOpen || isErrorShown) return LOOK_AGAIN_MS;
  return Math.max(0, lastActionMs + CALM_MS - nowMs);
}
