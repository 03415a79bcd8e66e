import type { RenderedPage } from './renderer.ts';

/** Something besides pages that is the same for everyone all day: a feed, a drawing of today's sky. */
export interface TextSource {
  owns: (path: string) => boolean;
  render: (path: string) => Promise<RenderedPage> | RenderedPage;
}
