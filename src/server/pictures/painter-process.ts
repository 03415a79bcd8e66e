import { Resvg } from '@resvg/resvg-js';
import { setPriority } from 'node:os';

/** What the site sends and gets back, one picture at a time. */
export interface PaintOrder {
  svg: string;
}
export type Painted = { png: Uint8Array } | { failed: string };

/** Pictures wait for the site, never the site for pictures. */
const BEHIND_THE_SITE = 10;

setPriority(BEHIND_THE_SITE);

function paint({ svg }: PaintOrder): Painted {
  try {
    return { png: new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng() };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

process.on('message', (order: PaintOrder) => process.send!(paint(order)));
process.once('disconnect', () => process.exit(0));
// Whoever stops the site by hand stops this process with the same keys; the picture in work is still finished.
process.on('SIGINT', () => {});
