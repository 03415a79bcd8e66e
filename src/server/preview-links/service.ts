import { randomBytes } from 'node:crypto';
import type { PreviewLink, PreviewLinks } from '../../contract/desk-posts.ts';
import type { DraftPost } from '../../contract/drafts.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { draftPath } from '../../domain/pages/draft-page.ts';
import { recordAudit } from '../audit/store.ts';
import type { PostPreviews } from '../blog/preview.ts';
import type { Clock } from '../clock.ts';
import { findEdit } from '../content-edits/store.ts';
import type { Database } from '../db/database.ts';
import { Conflict } from '../failures.ts';
import { hashOf } from '../orders/sealing.ts';
import { addLink, endLinksOf, openLink, openLinksOf } from './store.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

export interface PreviewLinksService {
  /** A new link to a post's draft; those before stay open. */
  make: (unit: string, by: string) => Promise<PreviewLink>;
  open: (unit: string) => Promise<PreviewLinks>;
  /** Ends every link to it. */
  end: (unit: string, by: string) => Promise<void>;
  /** The draft that a link leads to; null for a guess, a link that ended, and a draft that is no more. */
  find: (token: string) => Promise<DraftPost | null>;
}

interface Parts {
  database: Database;
  clock: Clock;
  previews: Pick<PostPreviews, 'asPost'>;
}

export function previewLinksService({ database, clock, previews }: Parts): PreviewLinksService {
  const { db } = database;
  const now = (): Date => new Date(clock.nowMs());

  async function draftFields(unit: string): Promise<Fields | null> {
    const draft = await findEdit(db, { kind: 'post', unit }, 'draft');
    return draft && { ...draft.base, ...draft.text };
  }

  return {
    async make(unit, by) {
      if (!(await draftFields(unit))) throw new Conflict('There’s no draft of this post to show anybody.');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const madeAt = now();
      const endsAt = new Date(madeAt.getTime() + DAYS * DAY_MS);
      await db.transaction(async (tx) => {
        await addLink(tx, { unit, tokenHash: hashOf(token), madeAt, endsAt });
        await recordAudit(tx, madeAt, { by, action: 'preview link made', subject: unit });
      });
      return { path: draftPath(token), endsAt: endsAt.toISOString() };
    },
    async open(unit) {
      const links = await openLinksOf(db, unit, now());
      return {
        links: links.map(({ id, madeAt, endsAt }) => ({
          id,
          madeAt: madeAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
      };
    },
    async end(unit, by) {
      await db.transaction(async (tx) => {
        const ended = await endLinksOf(tx, unit);
        if (ended > 0) await recordAudit(tx, now(), { by, action: 'preview links ended', subject: unit });
      });
    },
    async find(token) {
      const link = await openLink(db, hashOf(token), now());
      const fields = link && (await draftFields(link.unit));
      if (!fields) return null;
      return { ...(await previews.asPost(link.unit, fields)), endsAt: link.endsAt.toISOString() };
    },
  };
}
