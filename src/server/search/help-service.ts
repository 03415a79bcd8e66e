import type {
  AliasDone,
  AliasSave,
  AliasTargets,
  DeskAlias,
  DeskSearchHelp,
} from '../../contract/desk-search-help.ts';
import { addDays } from '../../domain/calendar/civil-date.ts';
import { aliasKey, type AliasTarget as Target } from '../../domain/search/alias.ts';
import { recordAudit } from '../audit/store.ts';
import { topSince } from '../counting/store.ts';
import type { Transaction } from '../db/database.ts';
import { Invalid, NotFound } from '../failures.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import {
  aliasForUpdate,
  countAliases,
  deleteAlias,
  listAliases,
  pagesAt,
  saveAlias,
  similarTitles,
  type AliasRow,
} from './alias-store.ts';
import { aliasTargets, quoted, type TargetParts } from './alias-targets.ts';

/** `by` is the device at which it is done, for the log of changes. */
export interface SearchHelpService {
  look: () => Promise<DeskSearchHelp>;
  /** What could be meant by something typed. */
  targets: (typed: string) => Promise<AliasTargets>;
  save: (alias: AliasSave, by: string) => Promise<AliasDone>;
  remove: (words: string, by: string) => Promise<AliasDone>;
}

interface HelpParts extends TargetParts {
  calendar: Pick<SiteCalendar, 'today'>;
}

const DAYS = 30;
const UNANSWERED_SHOWN = 40;
const SUGGESTED = 3;
/** Every search asks them in memory. */
const MOST_ALIASES = 2_000;

export function searchHelpService(parts: HelpParts): SearchHelpService {
  const { clock, calendar, database, search } = parts;
  const { db } = database;
  const targets = aliasTargets(parts);

  async function shownAliases(rows: readonly AliasRow[]): Promise<DeskAlias[]> {
    const addresses = rows.flatMap(({ kind, target }) => (kind === 'page' ? [target] : []));
    const pages = await pagesAt(db, addresses, clock.nowMs());
    return rows.map(({ words, kind, target, by, at }) => {
      const page = pages.get(target);
      const title = kind === 'page' ? (page?.title ?? target) : target;
      const isThere = kind === 'search' || page !== undefined;
      return { words, target: { kind, to: target, title }, isThere, by, at: at.toISOString() };
    });
  }

  async function unanswered(known: ReadonlySet<string>): Promise<DeskSearchHelp['unanswered']> {
    const counted = await topSince(db, 'unanswered', addDays(calendar.today(), 1 - DAYS), UNANSWERED_SHOWN);
    const open = counted.filter(({ name }) => !known.has(aliasKey(name)));
    const names = open.map(({ name }) => name);
    const similar = Map.groupBy(
      await similarTitles(db, names, clock.nowMs(), SUGGESTED),
      ({ words }) => words,
    );
    return open.map(({ name, count }) => ({
      words: name,
      count,
      suggestions: (similar.get(name) ?? []).map(({ href, title }) => ({ kind: 'page', to: href, title })),
    }));
  }

  async function change(
    words: string,
    by: string,
    target: Target | null,
    write: (tx: Transaction, at: Date) => Promise<void>,
  ): Promise<void> {
    const at = new Date(clock.nowMs());
    await db.transaction(async (tx) => {
      const before = await aliasForUpdate(tx, words);
      if (before === null && target === null) throw new NotFound(`${quoted(words)} has no alias.`);
      if (before?.kind === target?.kind && before?.to === target?.to) return;
      await write(tx, at);
      const action = before === null ? 'added' : target === null ? 'removed' : 'changed';
      await recordAudit(tx, at, {
        by,
        action: `search alias ${action}`,
        subject: words,
        before,
        after: target,
      });
    });
    search.aliases.forget();
  }

  return {
    async look() {
      const rows = await listAliases(db);
      const known = new Set(rows.map(({ words }) => words));
      return { unanswered: await unanswered(known), aliases: await shownAliases(rows) };
    },
    targets: targets.offered,
    async save({ words: given, kind, to }, by) {
      const words = aliasKey(given);
      if (words === '') throw new Invalid('There are no words in that.');
      const target = kind === 'page' ? await targets.page(to) : await targets.search(words, to);
      if ((await countAliases(db)) >= MOST_ALIASES) throw new Invalid('There are too many aliases already.');
      await change(words, by, target, (tx, at) =>
        saveAlias(tx, { words, kind: target.kind, target: target.to, by, at }),
      );
      return { said: `People who search for ${quoted(words)} find it now.` };
    },
    async remove(given, by) {
      const words = aliasKey(given);
      await change(words, by, null, (tx) => deleteAlias(tx, words));
      return { said: `${quoted(words)} is searched for as it’s typed again.` };
    },
  };
}
