export interface Bounds {
  entries: number;
  bytes: number;
}

export interface KeptEntry {
  address: string;
  bytes: number;
  keptAtMs: number;
}

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** A visitor's months of reading, and less than one photograph. */
export const BOUNDS = {
  pages: { entries: 50, bytes: 4 * MEGABYTE },
  answers: { entries: 120, bytes: 2 * MEGABYTE },
  pictures: { entries: 60, bytes: 3 * MEGABYTE },
  /** The whole deck, and as many of its cards reversed or large as were looked at. */
  deck: { entries: 180, bytes: 5 * MEGABYTE },
} satisfies Record<string, Bounds>;

/** What has to go so that the rest keeps within the bounds: the oldest first. */
export function tooMany(entries: readonly KeptEntry[], bounds: Bounds): string[] {
  const newestFirst = [...entries].sort((one, other) => other.keptAtMs - one.keptAtMs);
  let bytes = 0;
  // From the first that does not fit on, all go: a small old page must not outlive a newer one.
  const firstOut = newestFirst.findIndex((entry, index) => {
    bytes += entry.bytes;
    return index >= bounds.entries || bytes > bounds.bytes;
  });
  return firstOut < 0 ? [] : newestFirst.slice(firstOut).map(({ address }) => address);
}
