import { createBooks } from './books.ts';
import { createCheckout } from './checkout.ts';
import { createFulfilment } from './fulfilment.ts';
import { createFunnel } from './funnel.ts';
import { createGifts } from './gifts.ts';
import { createLetters } from './letters.ts';
import type { OrderParts } from './parts.ts';
import { createReconciler } from './reconciler.ts';
import { createRefunds } from './refunds.ts';
import { createSeals } from './sealing.ts';
import { createSettlement } from './settlement.ts';
import { createShop } from './shop.ts';
import { createTally } from './tally.ts';
import { createViews } from './views.ts';

export type ServiceParts = Omit<OrderParts, 'seals' | 'shop' | 'funnel' | 'tally'>;

/** The parts of the shop, each made with those it stands on. */
export function assembled(given: ServiceParts) {
  const { config, clock, database } = given;
  const seals = createSeals(config);
  const shop = createShop({ config, clock, database, seals });
  const parts: OrderParts = {
    ...given,
    seals,
    shop,
    funnel: createFunnel(database.db, clock, given.log),
    tally: createTally(),
  };
  const books = createBooks(parts);
  const fulfilment = createFulfilment(parts, (orderId) => books.prepare(orderId));
  const settlement = createSettlement(parts, (orderId) => fulfilment.begin(orderId));
  const refunds = createRefunds(parts, settlement);
  return {
    ...parts,
    books,
    fulfilment,
    settlement,
    refunds,
    checkout: createCheckout(parts, settlement),
    gifts: createGifts(parts, settlement, (orderId) => fulfilment.begin(orderId)),
    letters: createLetters(parts, settlement),
    views: createViews(parts),
    reconciler: createReconciler(parts, { settlement, fulfilment, refunds }),
  };
}

export type Assembled = ReturnType<typeof assembled>;
