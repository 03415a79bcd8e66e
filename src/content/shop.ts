import { z } from 'zod';
import { DECLINE_CLASSES } from '../domain/orders/declines.ts';
import { ORDER_STEPS } from '../domain/orders/steps.ts';
import type { ShopWords } from '../domain/shop/words.ts';
import { ContentFault } from './content-fault.ts';
import { eachOf, slotted } from './report-frame.ts';

const Plain = slotted();
const Told = z.strictObject({ title: Plain, text: Plain });

const FILES = {
  'shop/declines.yml': eachOf(DECLINE_CLASSES, Told),
  'shop/order.yml': z.strictObject({
    waiting: Told,
    manual: Told,
    'manual-link': Told,
    making: z.strictObject({ title: Plain, text: slotted(['seconds']), patience: Plain }),
    'waiting-report': Told,
    ready: z.strictObject({ title: Plain }),
    gift: Told,
    opened: Told,
    refunded: Told,
    'refunded-gift': Told,
    expired: Told,
    lapsed: Told,
    deleted: Told,
    steps: eachOf(ORDER_STEPS, Plain),
    link: Told,
    close: Told,
  }),
  'shop/gift.yml': z.strictObject({
    front: Plain,
    for: Plain,
    text: Plain,
    code: Plain,
    enter: slotted(['site']),
    until: slotted(['until']),
    return: slotted(['from', 'until']),
    'return-unnamed': slotted(['until']),
  }),
} as const;

type Files = Readonly<Record<string, unknown>>;

/** Every fault, with its file and field. */
export function shopProblems(files: Files): string[] {
  return Object.entries(FILES).flatMap(([file, schema]) => {
    const { error } = schema.safeParse(files[file]);
    return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  });
}

export function shopWordsFrom(compiled: unknown): ShopWords {
  const files = compiled as Files;
  const problems = shopProblems(files);
  if (problems.length > 0) throw new ContentFault(problems.join('\n'));
  return {
    declines: FILES['shop/declines.yml'].parse(files['shop/declines.yml']),
    order: FILES['shop/order.yml'].parse(files['shop/order.yml']),
    gift: FILES['shop/gift.yml'].parse(files['shop/gift.yml']),
  };
}
