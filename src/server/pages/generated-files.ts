import type { RenderedPage } from './renderer.ts';

/** Files that the site makes instead of reading them from disk, the same for everyone: feeds, drawings of the sky. */
export interface GeneratedFiles {
  owns: (path: string) => boolean;
  render: (path: string) => Promise<RenderedPage> | RenderedPage;
  /** The instant at which a file made now becomes wrong; the site's next midnight if left out. */
  staleAtMs?: () => number;
}
