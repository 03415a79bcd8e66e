import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskEdit, DeskUnit, DraftSave, DraftSaved } from '../../../src/contract/desk-content.ts';
import { CallFailed } from '../../../src/web/desk/call.ts';
import type { Device, DeviceText, LeftText } from '../../../src/web/desk/drafts/device-text.ts';
import { DraftKeeper } from '../../../src/web/desk/drafts/draft-keeper.ts';

type Save = (draft: DraftSave) => Promise<DraftSaved>;

const NOON = Date.parse('2026-11-17T17:00:00Z');
const AT = '2026-11-17T17:00:00.000Z';
const PUBLIC = { title: 'Moon', markdown: 'It is full.' };
const edit = (revision: number, fields: DeskEdit['fields']): DeskEdit => ({
  fields,
  revision,
  author: 'owner',
  savedAt: AT,
});

const unitWith = (draft: DeskEdit | null): DeskUnit => ({
  kind: 'post',
  unit: 'moon',
  title: 'Moon',
  timeZone: 'America/New_York',
  state: 'live',
  href: '/blog/moon',
  file: 'blog/moon.md',
  inFile: PUBLIC,
  shown: PUBLIC,
  draft,
  scheduledFor: null,
  collisions: [],
  faults: [],
  history: [],
});

/** A device that two tabs share: what is written stays when a tab is closed. */
function deviceIn(kept: Map<string, DeviceText>, tab: string): Device {
  return {
    own: () => kept.get(tab) ?? null,
    left: () =>
      [...kept].filter(([name]) => name !== tab).map(([name, text]): LeftText => ({ ...text, tab: name })),
    write: (text) => Boolean(kept.set(tab, text)),
    clear: (name = tab) => void kept.delete(name),
    keepAside(text) {
      kept.set('aside-1', text);
      return { ...text, tab: 'aside-1' };
    },
  };
}

/** A server of one draft, which takes only what began from its newest revision. */
function serverOf(first: DeskEdit | null) {
  let draft = first;
  const save = vi.fn<Save>(async ({ revision, fields }) => {
    if (draft && revision !== draft.revision)
      throw new CallFailed(409, 'draft_conflict', 'Somebody saved in between.', { other: draft });
    draft = edit((draft?.revision ?? 16) + 1, fields);
    return { revision: draft.revision, savedAt: AT, problems: [] };
  });
  return { save, draft: () => draft };
}

const offline = new CallFailed(0, 'unreachable', 'The site couldn’t be reached.');

describe('a text that is being written', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOON }));
  afterEach(() => vi.useRealTimers());

  it('is on the device with every keystroke and on the server after a pause', async () => {
    const kept = new Map<string, DeviceText>();
    const server = serverOf(null);
    const keeper = new DraftKeeper(unitWith(null), { device: deviceIn(kept, 'a'), save: server.save });
    keeper.setField('markdown', 'It is');
    expect(kept.get('a')?.fields.markdown).toBe('It is');
    await vi.advanceTimersByTimeAsync(700);
    keeper.setField('markdown', 'It is nearly full.');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.draft()?.fields).toEqual({ title: 'Moon', markdown: 'It is nearly full.' });
    expect(keeper.view().kept).toMatchObject({ state: 'kept', serverRevision: 17, isAhead: false });
    expect(kept.size).toBe(0);
  });

  it('is there again after the page was loaded anew without a connection', async () => {
    const kept = new Map<string, DeviceText>();
    const server = serverOf(edit(17, PUBLIC));
    const save = vi.fn<Save>(server.save).mockRejectedValueOnce(offline);
    const before = new DraftKeeper(unitWith(edit(17, PUBLIC)), { device: deviceIn(kept, 'a'), save });
    before.setField('title', 'The Moon');
    await vi.advanceTimersByTimeAsync(800);
    expect(before.view().kept.state).toBe('offline');

    const after = new DraftKeeper(unitWith(edit(17, PUBLIC)), { device: deviceIn(kept, 'a'), save });
    expect(after.view().fields.title).toBe('The Moon');
    expect(await after.flush()).toBe(true);
    expect(server.draft()).toMatchObject({ revision: 18, fields: { title: 'The Moon' } });
  });

  it('goes to the server as soon as it can be reached again', async () => {
    const server = serverOf(edit(17, PUBLIC));
    const save = vi.fn<Save>(server.save).mockRejectedValueOnce(offline);
    const keeper = new DraftKeeper(unitWith(edit(17, PUBLIC)), { device: deviceIn(new Map(), 'a'), save });
    keeper.setField('title', 'The Moon');
    await vi.advanceTimersByTimeAsync(800 + 5_000);
    expect(keeper.view().kept).toMatchObject({ state: 'kept', serverRevision: 18 });
  });

  it('stands beside the other one where two tabs wrote, and nothing is sent until one is chosen', async () => {
    const server = serverOf(edit(17, PUBLIC));
    const [one, other] = ['a', 'b'].map(
      (tab) =>
        new DraftKeeper(unitWith(edit(17, PUBLIC)), { device: deviceIn(new Map(), tab), save: server.save }),
    );
    one!.setField('markdown', 'From one tab.');
    await one!.flush();
    other!.setField('markdown', 'From the other tab.');
    await other!.flush();
    expect(other!.view()).toMatchObject({
      fields: { markdown: 'From the other tab.' },
      other: { revision: 18, fields: { markdown: 'From one tab.' } },
      kept: { state: 'conflict', isAhead: true },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.save).toHaveBeenCalledTimes(2);
    expect(await other!.saveMix({ title: 'Moon', markdown: 'From both.' })).toBe(true);
    expect(server.draft()).toMatchObject({ revision: 19, fields: { markdown: 'From both.' } });
    expect(other!.view()).toMatchObject({ other: null, kept: { state: 'kept', serverRevision: 19 } });
  });

  it('is no conflict with itself where the answer of the server was lost', async () => {
    const server = serverOf(edit(17, PUBLIC));
    const save = vi.fn<Save>(server.save).mockImplementationOnce(async (draft) => {
      await server.save(draft);
      throw offline;
    });
    const keeper = new DraftKeeper(unitWith(edit(17, PUBLIC)), { device: deviceIn(new Map(), 'a'), save });
    keeper.setField('title', 'The M');
    await vi.advanceTimersByTimeAsync(800);
    keeper.setField('title', 'The Moon');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(keeper.view()).toMatchObject({ other: null, kept: { state: 'kept', serverRevision: 19 } });
    expect(server.draft()?.fields.title).toBe('The Moon');
  });

  it('of a tab that was closed is offered in the next one, and goes on from where it began', async () => {
    const kept = new Map<string, DeviceText>();
    const closed = new DraftKeeper(unitWith(edit(17, PUBLIC)), {
      device: deviceIn(kept, 'a'),
      save: () => Promise.reject(offline),
    });
    closed.setField('title', 'The Moon');
    const server = serverOf(edit(17, PUBLIC));
    const next = new DraftKeeper(unitWith(edit(17, PUBLIC)), {
      device: deviceIn(kept, 'b'),
      save: server.save,
    });
    expect(next.view()).toMatchObject({ fields: PUBLIC, left: { tab: 'a', fields: { title: 'The Moon' } } });
    next.takeLeft();
    expect(await next.flush()).toBe(true);
    expect(server.draft()).toMatchObject({ revision: 18, fields: { title: 'The Moon' } });
    expect(kept.size).toBe(0);
  });

  it('that is replaced by an older one is offered again, and is no conflict', async () => {
    const kept = new Map<string, DeviceText>();
    const server = serverOf(edit(17, PUBLIC));
    const keeper = new DraftKeeper(unitWith(edit(17, PUBLIC)), {
      device: deviceIn(kept, 'a'),
      save: server.save,
    });
    keeper.replace({ title: 'An older Moon' });
    await keeper.flush();
    expect(server.draft()?.fields.title).toBe('An older Moon');
    expect(keeper.view().left?.fields).toEqual(PUBLIC);
    keeper.takeLeft();
    expect(await keeper.flush()).toBe(true);
    expect(server.draft()).toMatchObject({ revision: 19, fields: PUBLIC });
    expect([keeper.view().left, kept.size]).toEqual([null, 0]);
  });

  it('stays as it is when the server is looked at again while something is ahead', () => {
    const keeper = new DraftKeeper(unitWith(edit(17, PUBLIC)), {
      device: deviceIn(new Map(), 'a'),
      save: () => Promise.reject(offline),
    });
    keeper.look(unitWith(edit(18, { ...PUBLIC, title: 'From a phone' })));
    expect(keeper.view()).toMatchObject({ fields: { title: 'From a phone' }, kept: { serverRevision: 18 } });
    keeper.setField('title', 'From here');
    keeper.look(unitWith(edit(19, { ...PUBLIC, title: 'From a phone again' })));
    expect(keeper.view()).toMatchObject({ fields: { title: 'From here' }, kept: { serverRevision: 18 } });
  });

  it('that the server refuses says why and goes on with the next keystroke', async () => {
    const server = serverOf(null);
    const save = vi
      .fn<Save>(server.save)
      .mockRejectedValueOnce(new CallFailed(400, 'invalid', 'It’s too long.'));
    const keeper = new DraftKeeper(unitWith(null), { device: deviceIn(new Map(), 'a'), save });
    keeper.setField('title', 'Long');
    await vi.advanceTimersByTimeAsync(800);
    expect(keeper.view().kept).toMatchObject({ state: 'refused', why: 'It’s too long.' });
    keeper.setField('title', 'Short');
    await vi.advanceTimersByTimeAsync(800);
    expect(keeper.view().kept).toMatchObject({ state: 'kept', serverRevision: 17 });
  });
});
