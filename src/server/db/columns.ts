import { customType, timestamp } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** An instant, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** For GIN indexes: without it new entries wait in a list that every search would have to read through. */
export const NO_PENDING_LIST = { fastupdate: 'off' };
