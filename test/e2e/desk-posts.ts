import type { DeskEdit, DeskUnit, DraftSave } from '../../src/contract/desk-content.ts';
import type { Page } from './site.ts';

const AT = '2026-11-15T17:58:00.000Z';
export const POST = 'the-moon-that-doesnt-know';

export const FIRST = 'Every month the Moon is full for one minute.';
const OURS = 'The Sun and the Moon stand 180 degrees apart.';
export const THEIRS = 'The Sun and the Moon stand exactly across from each other.';
export const ADDED = 'If you want the minute itself, set an alarm.';

const FIELDS = {
  title: 'The Moon that doesn’t know it’s full',
  excerpt: 'It lasts a minute, and nobody has seen it.',
  author: 'The Zodiary desk',
  since: '2026-11-15',
  publishedAt: '2026-11-15',
  updatedAt: '2026-11-15',
  tags: ['moon'],
  figure: 'year-ring',
  figureCaption: 'The year as a ring.',
  markdown: `${FIRST}\n\n${OURS}`,
};

const draftOf = (revision: number, markdown: string): DeskEdit => ({
  fields: { ...FIELDS, markdown },
  revision,
  author: 'This browser',
  savedAt: AT,
});

const UNIT: DeskUnit = {
  kind: 'post',
  unit: POST,
  title: FIELDS.title,
  timeZone: 'America/New_York',
  state: 'draft',
  href: null,
  file: null,
  inFile: null,
  shown: null,
  draft: draftOf(17, FIELDS.markdown),
  scheduledFor: null,
  collisions: [],
  faults: [],
  history: [],
};

export interface PretendedPost {
  /** The server's draft. */
  draft: () => DeskEdit;
  /** Somebody else saves. */
  saveElsewhere: (markdown: string) => void;
}

/** A server that has one post, and takes a draft only from whoever began with its newest revision. */
export async function pretendPost(page: Page): Promise<PretendedPost> {
  let draft = UNIT.draft!;
  const call = `**/api/admin/content/post/${POST}`;
  await page.route(call, (route) => route.fulfill({ json: { ...UNIT, draft } }));
  await page.route(`${call}/draft`, async (route) => {
    const { revision, fields } = route.request().postDataJSON() as DraftSave;
    if (revision !== draft.revision) {
      const error = { code: 'draft_conflict', message: 'It was saved somewhere else in between.' };
      return route.fulfill({ status: 409, json: { error, other: draft } });
    }
    draft = { ...draft, revision: revision + 1, fields };
    return route.fulfill({ json: { revision: draft.revision, savedAt: AT, problems: [] } });
  });
  return {
    draft: () => draft,
    saveElsewhere: (markdown) => {
      draft = draftOf(draft.revision + 1, markdown);
    },
  };
}
