import type { DeskOrders, DeskOrdersQuery } from '../../contract/desk-orders.ts';
import { Invalid } from '../failures.ts';
import type { Assembled } from './assembly.ts';
import { emailKey } from './contents.ts';
import { countWaitingOrders, listDeskOrders, type DeskFilter, type Place } from './desk-store.ts';
import type { DeskViews } from './desk-views.ts';

const PAGE = 30;

const cursorOf = ({ createdAt, id }: Place): string => `${createdAt.getTime()}.${id}`;

function placeOf(cursor: string): Place {
  const [, createdAtMs, id] = /^(\d{1,15})\.([\w-]{1,60})$/.exec(cursor) ?? [];
  if (id === undefined) throw new Invalid('query after: is none of ours');
  return { createdAt: new Date(Number(createdAtMs)), id };
}

/** The list of orders, as the owner looks through it. */
export function deskList({ database, clock, config, seals }: Assembled, views: DeskViews) {
  const { db } = database;

  /** Whoever types an address looks for a buyer; everything else is a number, or a part of one. */
  function named(find: string | undefined): Pick<DeskFilter, 'letters' | 'emailHashes'> {
    if (!find) return {};
    if (find.includes('@')) return { emailHashes: seals.fingerprints(emailKey(find)) };
    return { letters: find.toUpperCase().replaceAll(/[^0-9A-Z]/g, '') };
  }

  return async ({ state, waiting, find, after }: DeskOrdersQuery): Promise<DeskOrders> => {
    const nowMs = clock.nowMs();
    const filter = {
      state,
      isWaiting: waiting === '1',
      ...named(find),
      after: after ? placeOf(after) : undefined,
    };
    const rows = await listDeskOrders(db, filter, { nowMs, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    return {
      timeZone: config.siteTimeZone,
      orders: shown.map(views.row),
      next: rows.length > PAGE ? cursorOf(shown.at(-1)!.order) : null,
      waiting: await countWaitingOrders(db, nowMs),
    };
  };
}
