import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

interface ProcessorTime {
  wanted: number;
  stolen: number;
}

/** From the first line of Linux's /proc/stat: user, nice, system, idle, waiting for disks, interrupts (two), stolen. */
export function processorTime(stat: string): ProcessorTime {
  const [user, nice, system, , , hard, soft, stolen] = stat.split('\n')[0]!.split(/ +/).slice(1).map(Number);
  return { wanted: user! + nice! + system! + hard! + soft! + stolen!, stolen: stolen! };
}

function processorTimeNow(): ProcessorTime | null {
  try {
    return processorTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** What the host gave to other machines of the processor time that was wanted here, as a percentage. */
export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const wanted = after.wanted - before.wanted;
  return wanted === 0 ? 0 : Math.round((100 * (after.stolen - before.stolen)) / wanted);
}

/**
 * Says what the machine had to carry since it was called, and how much of its processors its host kept back: a time that
 * was measured while much was stolen is the host's, not the site's.
 */
export function watchMachine(): () => string {
  const load = (): string => loadavg()[0]!.toFixed(1);
  const loadBefore = load();
  const before = processorTimeNow();
  return () => {
    const after = processorTimeNow();
    const stolen = before && after ? `, ${stolenShare(before, after)} % stolen` : '';
    return `load ${loadBefore} → ${load()}${stolen}`;
  };
}
