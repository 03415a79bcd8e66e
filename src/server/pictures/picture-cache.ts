import type { PaintOrder } from './paint.ts';
import type { Painter } from './painter.ts';
import type { PictureStore } from './store.ts';

export interface Negative {
  /** On disk: what is shown, in which format, and a short form of its words and design. It never goes stale. */
  name: string;
  order: () => PaintOrder | Promise<PaintOrder>;
}

export interface Darkroom {
  /** The picture as dots: from disk, or painted once however many ask. Fails with 503 when too many others wait. */
  develop: (negative: Negative) => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface DarkroomParts {
  painter: Painter;
  store: PictureStore;
  log: { warn(text: string): void };
}

export function darkroom({ painter, store, log }: DarkroomParts): Darkroom {
  const developing = new Map<string, Promise<Buffer>>();

  async function find({ name, order }: Negative): Promise<Buffer> {
    const kept = await store.find(name);
    if (kept) return kept;
    const picture = await painter.paint(await order());
    await store.keep(name, picture).catch((error: Error) => {
      // A full disk takes the memory of pictures, not the pictures.
      log.warn(`A picture could not be kept: ${error.message}`);
    });
    return picture;
  }

  return {
    develop(negative) {
      const running = developing.get(negative.name);
      if (running) return running;
      const started = find(negative).finally(() => developing.delete(negative.name));
      developing.set(negative.name, started);
      return started;
    },
    close: () => painter.close(),
  };
}
