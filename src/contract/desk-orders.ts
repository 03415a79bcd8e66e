import { z } from 'zod';
import { ORDER_STATES } from '../domain/orders/states.ts';
import { Price } from './report.ts';

const Instant = z.iso.datetime();

/** As typed by the owner: a number or a part of it, or a whole email address. */
const LONGEST_SEARCH = 254;

export const DeskOrdersQuery = z.object({
  state: z.enum(ORDER_STATES).optional(),
  /** Only those that wait for the owner. */
  waiting: z.literal('1').optional(),
  find: z.string().trim().max(LONGEST_SEARCH).optional(),
  /** `next` of the page before. */
  after: z.string().max(80).optional(),
});
export type DeskOrdersQuery = z.infer<typeof DeskOrdersQuery>;

export const DeskOrderParams = z.object({ number: z.string().max(20) });

/** Nobody's birth, address or whole name: what the owner needs to answer a letter, and no more. */
export const DeskOrderRow = z.object({
  /** "ZD-7Q4K-M2" */
  number: z.string(),
  state: z.enum(ORDER_STATES),
  /** In a few words: "Paid, report made". */
  stateWords: z.string(),
  provider: z.enum(['demo', 'stripe', 'manual']),
  /** Whether real money moves. */
  live: z.boolean(),
  price: Price,
  placedAt: Instant,
  isGift: z.boolean(),
  /** The first name that the report or present is for; null where none was given, or it is deleted. */
  firstName: z.string().nullable(),
  /** Why it waits for the owner, in a plain sentence; null where it does not. */
  waitsFor: z.string().nullable(),
});
export type DeskOrderRow = z.infer<typeof DeskOrderRow>;

export const DeskOrders = z.object({
  timeZone: z.string(),
  orders: z.array(DeskOrderRow),
  /** For `after`; null on the last page. */
  next: z.string().nullable(),
  /** How many wait for the owner, on all pages. */
  waiting: z.int(),
});
export type DeskOrders = z.infer<typeof DeskOrders>;

/** One line of "What happened"; the oldest first. */
export const DeskHappening = z.object({
  at: Instant,
  /** Done; under way; went wrong. */
  state: z.enum(['good', 'open', 'bad']),
  /** "Report made" */
  title: z.string(),
  /** Beside the time: "24 pages, 1.2 s" */
  note: z.string().nullable(),
  /** A plain sentence, where there is more to say. */
  words: z.string().nullable(),
});
export type DeskHappening = z.infer<typeof DeskHappening>;

/** What can be pressed now; the server asks again when it is. */
const DeskOrderChoices = z.object({
  markPaid: z.boolean(),
  /** By mail to the buyer; to be copied by the owner where no mail can be sent; null: there is nothing to link to. */
  newLink: z.enum(['mail', 'copy']).nullable(),
  /** Who moves the money: the payment company, the owner by hand, nobody in the demo. Null: nothing to give back. */
  refund: z.enum(['provider', 'by-hand', 'demo']).nullable(),
  erase: z.boolean(),
  /** Something went wrong that the owner can say is dealt with. */
  dealtWith: z.boolean(),
});

export const DeskOrder = DeskOrderRow.extend({
  timeZone: z.string(),
  paidAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  /** The provider's own name for the payment, to look it up there. */
  paymentId: z.string().nullable(),
  /** "a•••@example.com"; null where none was given, or it is deleted. */
  email: z.string().nullable(),
  /** When the personal data goes by itself; null where it is gone. */
  keptUntil: Instant.nullable(),
  happenings: z.array(DeskHappening),
  choices: DeskOrderChoices,
});
export type DeskOrder = z.infer<typeof DeskOrder>;

/** What came of a press, in a sentence for the live region, and the order as it is now. */
export const DeskOrderDone = z.object({ said: z.string(), order: DeskOrder });
export type DeskOrderDone = z.infer<typeof DeskOrderDone>;

/** `link` is there once, where the owner has to hand it over: it is stored nowhere in plain. */
export const DeskNewLink = DeskOrderDone.extend({ link: z.url().nullable() });
export type DeskNewLink = z.infer<typeof DeskNewLink>;

/** Days of the site's zone, both included. */
export const DeskExportQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' });
export type DeskExportQuery = z.infer<typeof DeskExportQuery>;

/*
 * GET    /api/admin/orders?state=&waiting=1&find=&after=   DeskOrders
 * GET    /api/admin/orders/export.csv?from=&to=            text/csv
 * GET    /api/admin/orders/:number                         DeskOrder
 * POST   /api/admin/orders/:number/paid                    DeskOrderDone (proof)
 * POST   /api/admin/orders/:number/link                    DeskNewLink (proof where it is copied)
 * POST   /api/admin/orders/:number/refund                  DeskOrderDone (proof)
 * POST   /api/admin/orders/:number/dealt-with              DeskOrderDone
 * DELETE /api/admin/orders/:number/personal-data           DeskOrderDone (proof)
 */
