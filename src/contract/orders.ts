import { z } from 'zod';
import { DECLINE_CLASSES } from '../domain/orders/declines.ts';
import { ORDER_STATES } from '../domain/orders/states.ts';
import { ORDER_STEPS } from '../domain/orders/steps.ts';
import { ChartRequest } from './chart.ts';
import { Price, ReportAnswer } from './report.ts';

const PROVIDERS = ['demo', 'stripe', 'manual'] as const;
const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;

const Instant = z.iso.datetime();
const Provider = z.enum(PROVIDERS);

/** 128 random bits: whoever has it sees the order. */
export const OrderHandle = z
  .string()
  .regex(/^[\w-]{22}$/)
  .meta({ example: 'A'.repeat(22) });

export const OrderParams = z.object({
  handle: z
    .string()
    .max(64)
    .meta({ example: 'A'.repeat(22) }),
});
export const ReportParams = z.object({
  token: z
    .string()
    .max(64)
    .meta({ example: 'A'.repeat(43) }),
});
export const GiftParams = z.object({
  code: z.string().max(40).describe('As on the card; spaces, hyphens and case do not matter').meta({
    example: 'AAAA-AAAA-AAAA-AAAA',
  }),
});
export const CheckoutParams = z.object({ session: z.string().max(200).meta({ example: 'demo_A' }) });
export const WebhookParams = z.object({ provider: z.string().max(20).meta({ example: 'stripe' }) });
export type WebhookParams = z.infer<typeof WebhookParams>;

export const ShopAnswer = z.object({
  open: z.boolean().describe('Whether anything can be bought'),
  provider: Provider.nullable().describe('Null while the shop is closed'),
  price: Price,
  refundDays: z.int().describe('How long a buyer may take the money back'),
  keepDays: z.int().describe('How long a report and its birth data are kept'),
  giftDays: z.int().describe('How long a present may be opened'),
  mail: z.boolean().describe('Whether links can be sent by email'),
  consentVersion: z.string(),
  consentText: z.string().describe('What a buyer agrees to'),
});
export type ShopAnswer = z.infer<typeof ShopAnswer>;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line');

const Email = z.email().max(254).meta({ example: 'you@example.com' });

/** Whom a report is about. */
export const OrderBirth = ChartRequest.omit({ today: true, utcOffsetMinutes: true })
  .extend({ name: line(LONGEST_NAME).optional().describe('On the cover') })
  .meta({ example: { date: '1991-11-03', time: '06:40', place: { id: 2996944 }, name: 'Clara' } });
export type OrderBirth = z.infer<typeof OrderBirth>;

const GiftWish = z.strictObject({
  to: line(LONGEST_NAME).meta({ example: 'Clara' }),
  from: line(LONGEST_NAME).optional(),
  note: line(LONGEST_NOTE).optional(),
});
export type GiftWish = z.infer<typeof GiftWish>;

/**
 * A form may post the same as application/x-www-form-urlencoded, its fields named by their paths, as `birth.date`,
 * `birth.place.id`, `consent.version`, `gift.to`; empty ones count as left out, `birth.time` as unknown. It is answered with 303.
 */
export const OrderRequest = z
  .strictObject({
    birth: OrderBirth.optional().describe('Left out for a present: its recipient gives it'),
    email: Email.optional().describe('Where the link is sent, if the site sends mail'),
    consent: z.strictObject({
      version: z.string().max(40).describe('Of the words agreed to, as /api/shop tells'),
    }),
    gift: GiftWish.optional(),
    key: z
      .string()
      .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - or _')
      .optional()
      .describe('As the header Idempotency-Key, for forms'),
  })
  .refine(({ birth, gift }) => (birth === undefined) !== (gift === undefined), {
    path: ['birth'],
    error: 'must be there, or a gift, and not both',
  })
  .meta({
    example: {
      birth: { date: '1991-11-03', time: '06:40', place: { id: 2996944 }, name: 'Clara' },
      consent: { version: '2026-11-17' },
    },
  });
export type OrderRequest = z.infer<typeof OrderRequest>;

export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - or _')
    .optional()
    .describe('The same key gives the same order')
    .meta({ example: 'my-order-of-today-1' }),
});

export const NewOrderAnswer = z.object({
  handle: OrderHandle,
  number: z.string().describe('For people: DEMO-7Q4K-M2'),
  url: z.string().describe('Where it is paid'),
});
export type NewOrderAnswer = z.infer<typeof NewOrderAnswer>;

/** Whom the report is about, in words. */
const OrderFront = z.object({
  name: z.string().nullable(),
  date: z.string().describe('As November 3, 1991'),
  time: z.string().nullable().describe('As “at 6:40 in the morning”; null if unknown'),
  place: z.string(),
});
export type OrderFront = z.infer<typeof OrderFront>;

const OrderGift = z.object({
  to: z.string(),
  from: z.string().nullable(),
  note: z.string().nullable(),
  code: z.string().nullable().describe('For the card; null until it is paid'),
  used: z.boolean(),
  expiresAt: Instant.nullable(),
});
export type OrderGift = z.infer<typeof OrderGift>;

export const OrderAnswer = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  demo: z.boolean(),
  provider: Provider,
  price: Price,
  placedAt: Instant,
  paidAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  about: OrderFront.nullable().describe('Null for a present, and after its deletion'),
  steps: z
    .array(
      z.object({
        name: z.enum(ORDER_STEPS),
        done: z.boolean(),
        seconds: z.number().nullable().describe('What it took, or takes so far; null before it begins'),
      }),
    )
    .describe('What is made, in order'),
  report: z
    .object({
      path: z.string().describe('The link that opens it from anywhere: the only key'),
      ready: z.boolean(),
    })
    .nullable()
    .describe('From the payment on'),
  gift: OrderGift.nullable(),
  decline: z.enum(DECLINE_CLASSES).nullable(),
  charged: z.boolean().nullable().describe('Whether money was taken; null if nobody said'),
  refundUntil: Instant.nullable().describe('Null where nothing can be given back any more'),
  keptUntil: Instant.nullable().describe('When report and birth data are deleted'),
  deleted: z.boolean().describe('Whether they are'),
  mail: z.boolean().describe('Whether the link can be sent again'),
  manual: z.object({ words: z.string() }).nullable().describe('How to pay, in the owner’s words'),
});
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const CheckoutAnswer = z.object({ url: z.string() });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

export const OrderStateAnswer = z.object({ state: z.enum(ORDER_STATES) });
export type OrderStateAnswer = z.infer<typeof OrderStateAnswer>;

/** What a link opens: the report, or why it does not yet or no longer. */
export const BoughtReport = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    demo: z.boolean(),
    number: z.string(),
    madeAt: Instant,
    keptUntil: Instant,
    refundUntil: Instant.nullable(),
    about: OrderFront,
    report: ReportAnswer,
    books: z.object({ a4: z.string(), letter: z.string() }).describe('Where the PDFs are'),
  }),
  z.object({ state: z.literal('making'), demo: z.boolean(), number: z.string() }),
  z.object({ state: z.literal('refunded'), demo: z.boolean(), number: z.string() }),
]);
export type BoughtReport = z.infer<typeof BoughtReport>;

export const BookQuery = z.object({ paper: z.enum(['a4', 'letter']).default('letter') });

export const GiftAnswer = z.object({
  to: z.string(),
  from: z.string().nullable(),
  note: z.string().nullable(),
  demo: z.boolean(),
  used: z.boolean(),
  expiresAt: Instant,
});
export type GiftAnswer = z.infer<typeof GiftAnswer>;

/** A form may post the same; its fields are named as `birth.date`. It is answered with 303 to the report. */
export const GiftRequest = z
  .strictObject({ birth: OrderBirth })
  .meta({ example: { birth: { date: '1991-11-03', time: '06:40', place: { id: 2996944 } } } });
export type GiftRequest = z.infer<typeof GiftRequest>;

export const GiftOpened = z.object({ report: z.object({ path: z.string() }) });
export type GiftOpened = z.infer<typeof GiftOpened>;

export const DEMO_ACTIONS = ['pay', 'decline', 'later', 'close'] as const;
export const DemoRequest = z.strictObject({ action: z.enum(DEMO_ACTIONS) });
export type DemoRequest = z.infer<typeof DemoRequest>;

/** What the page of the demo's checkout shows. */
export interface DemoCheckout {
  number: string;
  price: z.infer<typeof Price>;
  about: OrderFront | null;
  gift: { to: string } | null;
  /** Where its buttons post to. */
  action: string;
}
