import type { DeclineClass } from '../orders/declines.ts';
import type { OrderStep } from '../orders/steps.ts';

interface Told {
  title: string;
  text: string;
}

/** What the pages of the shop say beside their buttons. */
export interface ShopWords {
  declines: Readonly<Record<DeclineClass, Told>>;
  order: {
    waiting: Told;
    manual: Told;
    'manual-link': Told;
    making: Told & { patience: string };
    'waiting-report': Told;
    ready: { title: string };
    gift: Told;
    opened: Told;
    refunded: Told;
    'refunded-gift': Told;
    expired: Told;
    lapsed: Told;
    deleted: Told;
    steps: Readonly<Record<OrderStep, string>>;
    link: Told;
    close: Told;
  };
  gift: {
    front: string;
    for: string;
    text: string;
    code: string;
    enter: string;
    until: string;
    return: string;
    'return-unnamed': string;
  };
}
