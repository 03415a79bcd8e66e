import { setPriority } from 'node:os';
import { paint, type PaintOrder } from './paint.ts';

/** The answer to one order. */
export type Painted = { png: Uint8Array } | { failed: string };

/** Lower than the site's own process: drawing must not slow down requests. */
const NICENESS = 10;

setPriority(NICENESS);

async function answer(order: PaintOrder): Promise<Painted> {
  try {
    return { png: await paint(order) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

process.on('message', (order: PaintOrder) => void answer(order).then((painted) => process.send!(painted)));
process.once('disconnect', () => process.exit(0));
// Ctrl+C in a terminal reaches this process too; the site ends it by disconnecting, after the picture in work.
process.on('SIGINT', () => {});
