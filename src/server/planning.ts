import { setImmediate } from 'node:timers/promises';

/** Something planned in order; a step takes a few milliseconds. */
interface Almanac<Span> {
  isPlanned: (span: Span) => boolean;
  planStep: () => void;
}

/** After so long, or as soon as the step that is running then ends, other requests get their turn. */
export const SLICE_MS = 10;

/**
 * Plans up to a day or period in short slices, and lets the event loop serve other requests between them. Concurrent
 * calls share the slices, and each goes on after the slice in which its own day was planned.
 */
export function slicedPlanner<Span>(
  almanac: Almanac<Span>,
  nowMs = (): number => performance.now(),
): (span: Span) => Promise<void> {
  let sliceUnderWay: Promise<void> | null = null;

  async function planSlice(span: Span): Promise<void> {
    await setImmediate();
    sliceUnderWay = null;
    const startedMs = nowMs();
    do almanac.planStep();
    while (!almanac.isPlanned(span) && nowMs() - startedMs < SLICE_MS);
  }

  return async (span) => {
    while (!almanac.isPlanned(span)) await (sliceUnderWay ??= planSlice(span));
  };
}
