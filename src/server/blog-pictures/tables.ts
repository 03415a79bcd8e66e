import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures that were put up for posts: in the database, so that a backup has them and every instance can show them. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    /** Hash and size: "…-1600x900". */
    id: text('id').primaryKey(),
    whole: bytea('whole').notNull(),
    /** Cut to 3 by 2, for lists. */
    small: bytea('small').notNull(),
    /** The same as JPEG, for what our own pictures are painted with. */
    share: bytea('share').notNull(),
    /** When it was last put up; one that no post names ends some time after. */
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [index('blog_pictures_uploaded').on(table.uploadedAt)],
);
