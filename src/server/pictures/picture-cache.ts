import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';
import type { OrderMaker, Painter } from './painter.ts';
import type { PictureStore } from './store.ts';

export interface PictureRequest {
  /** On disk: what is shown, in which format, and a hash of its words and design, so that it never goes stale. */
  name: string;
  order: OrderMaker;
  /** Painted for whoever asks and stored nowhere. */
  isUnstored?: boolean;
  /** Who wants it, as `addressKey` names them: they take turns. */
  asker: string;
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

/** One promise per name, however many ask while it is open. */
function shared<T>(): (name: string, begin: () => Promise<T>) => Promise<T> {
  const open = new Map<string, Promise<T>>();
  return (name, begin) => {
    const running = open.get(name);
    if (running) return running;
    const begun = begin().finally(() => open.delete(name));
    open.set(name, begun);
    return begun;
  };
}

export function pictureCache({ painter, store, log }: PictureCacheParts): PictureCache {
  const findOnce = shared<Buffer | null>();
  const paintOnce = shared<Buffer>();

  async function paintAndKeep({ name, order, asker, isUnstored }: PictureRequest): Promise<Buffer> {
    const picture = await painter.paint(order, asker);
    if (isUnstored) return picture;
    await store.keep(name, picture).catch((error: Error) => {
      // With a full disk pictures are still answered, only not stored.
      log.warn({ picture: name, reason: reasonOf(error) }, 'pictures: not stored');
    });
    return picture;
  }

  return {
    async get(request) {
      const { name, asker, isUnstored } = request;
      const kept = isUnstored ? null : await findOnce(name, () => store.find(name));
      if (kept) return kept;
      return paintOnce(name, () => {
        // Thrown before anybody can share it: the refusal is this asker's alone.
        painter.refuseWhenFull(asker);
        return paintAndKeep(request);
      });
    },
    close: () => painter.close(),
  };
}
