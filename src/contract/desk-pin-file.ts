import { z } from 'zod';

/** A name that no spreadsheet takes for a formula. */
const ColumnName = z
  .string()
  .trim()
  .max(60)
  .regex(/^[^=+\-@\s][^\r\n\t]*$/, 'must begin with a letter and stand on one line');

const Columns = z
  .strictObject({
    title: ColumnName,
    media: ColumnName,
    board: ColumnName,
    thumbnail: ColumnName,
    description: ColumnName,
    link: ColumnName,
    publishDate: ColumnName,
    keywords: ColumnName,
  })
  .refine((columns) => {
    const names = Object.values(columns).map((name) => name.toLowerCase());
    return new Set(names).size === names.length;
  }, 'must be eight different names');

/**
 * GET and PUT /api/admin/pin-file: what the columns of the file for Pinterest's bulk upload are called, and by which clocks its
 * publish dates are written, for all Pinterest channels.
 */
export const DeskPinFile = z.strictObject({ columns: Columns, timeZone: z.string().max(60) });
export type DeskPinFile = z.infer<typeof DeskPinFile>;
