import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { DeskPicture } from '../../contract/desk-posts.ts';
import { pictureId, picturePath, pictureSize, type PictureForm } from '../../domain/blog/picture.ts';
import { recordAudit } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { pictureEncoder } from './encoder.ts';
import { checkFormat } from './formats.ts';
import { addPicture, findPicture, hasPicture, listPictures } from './store.ts';

export interface BlogPictures {
  /** Writes a picture anew and keeps it; throws Invalid where it cannot be shown. */
  add: (bytes: Buffer, by: string) => Promise<DeskPicture>;
  find: (id: string, form: PictureForm) => Promise<Buffer | null>;
  has: (id: string) => Promise<boolean>;
  newest: () => Promise<DeskPicture[]>;
  /** As a drawing of 360 × 240, which our painter can set into a picture; null where it is gone. */
  drawing: (id: string) => Promise<string | null>;
}

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
}

const MOST_SHOWN = 60;

const deskPicture = (id: string): DeskPicture => ({ id, src: picturePath(id), ...pictureSize(id) });

function drawn(jpeg: Buffer): string {
  const size = 'width="360" height="240"';
  const source = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" ${size}><image href="${source}" ${size}/></svg>`;
}

/** Pictures of the owner's own, for posts. */
export function blogPicturesService({ database, clock, log }: Parts): BlogPictures {
  const { db } = database;
  const encode = pictureEncoder(log);
  return {
    async add(bytes, by) {
      checkFormat(bytes);
      const { width, height, ...forms } = await encode(bytes);
      const [whole, small, share] = [forms.whole, forms.small, forms.share].map((form) => Buffer.from(form));
      const hash = createHash('sha256').update(whole!).digest('hex');
      const id = pictureId(hash, { width, height });
      const at = new Date(clock.nowMs());
      await db.transaction(async (tx) => {
        await addPicture(tx, { id, whole: whole!, small: small!, share: share!, uploadedAt: at });
        await recordAudit(tx, at, { by, action: 'picture put up', subject: id, after: { width, height } });
      });
      return deskPicture(id);
    },
    find: (id, form) => findPicture(db, id, form),
    has: (id) => hasPicture(db, id),
    newest: async () => (await listPictures(db, MOST_SHOWN)).map(deskPicture),
    async drawing(id) {
      const share = await findPicture(db, id, 'share');
      return share && drawn(share);
    },
  };
}
