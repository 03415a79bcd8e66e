import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const BETWEEN_MS = 5_000;

/**
 * What was thrown away is only found when something is allocated, and a site that refuses everybody allocates nothing:
 * it would go on refusing for most of a minute after its memory is free. So it is collected on purpose.
 */
export function garbageCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let lastMs = -Infinity;
  return () => {
    const nowMs = performance.now();
    if (nowMs - lastMs < BETWEEN_MS) return;
    lastMs = nowMs;
    collect();
  };
}
