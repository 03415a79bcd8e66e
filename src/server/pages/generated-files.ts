import type { RenderedPage } from './renderer.ts';

/** Files that the site makes instead of reading them from disk, the same for everyone: feeds, drawings of the sky. */
export interface GeneratedFiles {
  owns: (path: string) => boolean;
  /** The file that stands in for one that does not exist, if one can; by a redirect that nobody may keep. */
  insteadOf?: (path: string) => string | null;
  /** Asks other threads for what the file shows, before it takes one of the few places to be made in. */
  prepare?: (path: string) => Promise<unknown>;
  render: (path: string) => Promise<RenderedPage> | RenderedPage;
  /** Whether a file stays in the cache once it is made; all of them if left out. */
  keeps?: (path: string) => boolean;
  /** The instant at which a file made now becomes wrong; the site's next midnight if left out. */
  staleAtMs?: () => number;
}
