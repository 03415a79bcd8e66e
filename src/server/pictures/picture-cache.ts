import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';
import type { PaintOrder } from './paint.ts';
import type { Painter } from './painter.ts';
import type { PictureStore } from './store.ts';

export interface PictureRequest {
  /** On disk: what is shown, in which format, and a hash of its words and design, so that it never goes stale. */
  name: string;
  order: () => PaintOrder | Promise<PaintOrder>;
}

export interface PictureCache {
  /** The PNG: from disk, or painted once however many ask. Throws Busy when too many others wait. */
  get: (request: PictureRequest) => Promise<Buffer>;
  close: () => Promise<void>;
}

interface PictureCacheParts {
  painter: Painter;
  store: PictureStore;
  log: Logger;
}

export function pictureCache({ painter, store, log }: PictureCacheParts): PictureCache {
  const inProgress = new Map<string, Promise<Buffer>>();

  async function findOrPaint({ name, order }: PictureRequest): Promise<Buffer> {
    const kept = await store.find(name);
    if (kept) return kept;
    const picture = await painter.paint(await order());
    await store.keep(name, picture).catch((error: Error) => {
      // With a full disk pictures are still answered, only not stored.
      log.warn({ picture: name, reason: reasonOf(error) }, 'pictures: not stored');
    });
    return picture;
  }

  return {
    get(request) {
      const running = inProgress.get(request.name);
      if (running) return running;
      const started = findOrPaint(request).finally(() => inProgress.delete(request.name));
      inProgress.set(request.name, started);
      return started;
    },
    close: () => painter.close(),
  };
}
