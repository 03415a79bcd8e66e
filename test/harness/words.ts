import { expect } from 'vitest';
import { DeskUnit, DraftSaved, type UnitFields } from '../../src/contract/desk-content.ts';
import type { Owner } from './owner.ts';

/** The desk's calls for words, each of which must succeed. */
export interface WordsDesk {
  unit: (path: string) => Promise<DeskUnit>;
  save: (path: string, revision: number | null, fields: UnitFields) => Promise<DraftSaved>;
  /** Changes some fields of what stands there, as a draft. */
  edit: (path: string, changed: UnitFields) => Promise<DraftSaved>;
  press: (path: string, what: string, body?: unknown) => Promise<DeskUnit>;
  /** A draft with these fields changed, and published. */
  publish: (path: string, changed: UnitFields) => Promise<DeskUnit>;
}

const CONTENT = '/api/admin/content';

async function answered(answer: Response): Promise<unknown> {
  const text = await answer.text();
  expect({ status: answer.status, text }).toMatchObject({ status: 200 });
  return JSON.parse(text);
}

/** A path is "joke/cat-01". */
export function wordsDesk(owner: Owner): WordsDesk {
  const unit = async (path: string): Promise<DeskUnit> =>
    DeskUnit.parse(await answered(await owner.get(`${CONTENT}/${path}`)));
  const save: WordsDesk['save'] = async (path, revision, fields) =>
    DraftSaved.parse(
      await answered(await owner.send('PUT', `${CONTENT}/${path}/draft`, { revision, fields })),
    );
  const press: WordsDesk['press'] = async (path, what, body) =>
    DeskUnit.parse(await answered(await owner.send('POST', `${CONTENT}/${path}/${what}`, body)));
  const edit: WordsDesk['edit'] = async (path, changed) => {
    const { draft, shown, inFile } = await unit(path);
    return save(path, draft?.revision ?? null, { ...(draft?.fields ?? shown ?? inFile), ...changed });
  };
  return {
    unit,
    save,
    edit,
    press,
    async publish(path, changed) {
      const { revision } = await edit(path, changed);
      return press(path, 'publish', { revision });
    },
  };
}
