import { setPriority } from 'node:os';
import { paint, type PaintOrder } from './paint.ts';

/** What the site gets back for an order, one picture at a time. */
export type Painted = { png: Uint8Array } | { failed: string };

/** Pictures wait for the site, never the site for pictures. */
const BEHIND_THE_SITE = 10;

setPriority(BEHIND_THE_SITE);

async function answer(order: PaintOrder): Promise<Painted> {
  try {
    return { png: await paint(order) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

process.on('message', (order: PaintOrder) => void answer(order).then((painted) => process.send!(painted)));
process.once('disconnect', () => process.exit(0));
// Whoever stops the site by hand stops this process with the same keys; the picture in work is still finished.
process.on('SIGINT', () => {});
