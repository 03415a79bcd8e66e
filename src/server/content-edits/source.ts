import type { Logger } from 'pino';
import type { EditKind } from '../../domain/content-edits/edit.ts';
import type { Clock } from '../clock.ts';
import type { Content } from '../content.ts';
import { isConnectionFailure, type Database } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { EditedContent, type ContentChange } from './edited-content.ts';
import { listenTo } from './listener.ts';
import type { SourcedUnit } from './overlay.ts';
import { hasArrived, retire } from './retire.ts';
import { CONTENT_CHANNEL, contentRevision, listEdits } from './store.ts';

export type { SourcedUnit } from './overlay.ts';

type OnChange = (changed: readonly ContentChange[]) => void;
type OnRevision = () => Promise<void>;

/** What the site says now: the files of this release and the owner's public edits. */
export interface ContentSource {
  current: () => Content;
  /** Goes up with every change that visitors see. */
  revision: () => number;
  /** Every unit of a kind, by its name. */
  unitsOf: (kind: EditKind) => ReadonlyMap<string, SourcedUnit>;
  /** One of them, without a look at all the others. */
  unit: (kind: EditKind, unit: string) => SourcedUnit | null;
  /** After a write here, so that who wrote sees it; other instances hear of it. */
  reload: () => Promise<void>;
  onChange: (listener: OnChange) => void;
  /** Told of every new revision, also one by which no unit changes: what is stored beside the edits has. */
  onRevision: (listener: OnRevision) => void;
  close: () => Promise<void>;
}

/** How soon a change is seen whose message was lost. */
const LOOK_MS = 30_000;

interface SourceParts {
  database: Database;
  clock: Clock;
  /** As the files have it. */
  content: Content;
  log: Logger;
}

interface Reader {
  revision: () => number;
  read: () => Promise<void>;
}

/** Takes the public edits whenever their revision is another; one look after the other. */
function editReader(
  { db }: Database,
  edited: EditedContent,
  { tell, count }: { tell: OnChange; count: OnRevision },
): Reader {
  let revision = -1;
  let last: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    // Asked for first: edits that are newer than it are read again, none is missed.
    const now = await contentRevision(db);
    if (now === revision) return;
    const changed = edited.take(await listEdits(db, { slot: 'public' }));
    await count();
    revision = now;
    if (changed.length > 0) tell(changed);
  }

  return {
    revision: () => Math.max(0, revision),
    read: () => (last = last.catch(() => {}).then(look)),
  };
}

/** Opens with the edits, where the database is there; where it is not yet, they come when it is. */
export async function openContentSource({
  database,
  clock,
  content,
  log,
}: SourceParts): Promise<ContentSource> {
  const edited = new EditedContent(content, log);
  const listeners: OnChange[] = [];
  const counting: OnRevision[] = [];
  const reader = editReader(database, edited, {
    tell(changed) {
      for (const listener of listeners) listener(changed);
    },
    async count() {
      for (const listener of counting) await listener();
    },
  });

  async function begin(): Promise<void> {
    await reader.read();
    const retired = await Promise.all(
      edited.edited.filter(hasArrived).map((one) => retire(database, clock, one)),
    );
    if (retired.includes(true)) await reader.read();
  }

  function logFailure(error: unknown): void {
    if (!isConnectionFailure(error)) log.error({ reason: reasonOf(error) }, 'content: edits not read');
  }

  const follow = (): void => void database.whenReady().then(reader.read).catch(logFailure);
  const begun = database.whenReady().then(begin).catch(logFailure);
  if (database.ready()) await begun;
  const listener = listenTo({
    connection: database.connection,
    channel: CONTENT_CHANNEL,
    onNotice: follow,
    log,
  });
  const looking = setInterval(follow, LOOK_MS).unref();
  return {
    current: () => edited.content,
    revision: reader.revision,
    unitsOf: (kind) => edited.unitsOf(kind),
    unit: (kind, unit) => edited.unit(kind, unit),
    reload: reader.read,
    onChange: (added) => void listeners.push(added),
    onRevision: (added) => void counting.push(added),
    async close() {
      clearInterval(looking);
      await listener.close();
    },
  };
}

/** The files alone, for commands that answer no visitor. */
export function filesOnly(content: Content, log: Logger): ContentSource {
  const edited = new EditedContent(content, log);
  return {
    current: () => content,
    revision: () => 0,
    unitsOf: (kind) => edited.unitsOf(kind),
    unit: (kind, unit) => edited.unit(kind, unit),
    reload: async () => {},
    onChange() {},
    onRevision() {},
    async close() {},
  };
}
