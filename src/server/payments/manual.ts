import {
  giveBack,
  knownSession,
  sessionFor,
  sessionName,
  statusOf,
  type OwnSessions,
} from './own-sessions.ts';
import { ProviderRefused, WebhookRefused, type PaymentProvider } from './provider.ts';

export interface ManualProvider extends PaymentProvider {
  /**
   * The owner has the money: also for what was given up before. Says whether that is news; `sessions` may be those of a
   * transaction, in which it is noted down who said so.
   */
  markPaid(session: string, sessions?: OwnSessions): Promise<boolean>;
}

export interface ManualParts {
  secret: Uint8Array;
  sessions: OwnSessions;
}

const noWebhooks = (): WebhookRefused => new WebhookRefused('nobody sends webhooks for payments by hand');

/** The owner takes the money some other way, tells buyers how in words of their own, and says when it has come. */
export function createManual({ secret, sessions }: ManualParts): ManualProvider {
  return {
    name: 'manual',
    live: true,
    async createCheckout(order) {
      const { session } = await sessionFor(sessions, order, sessionName('manual', secret, order));
      // The order's own page has the owner's words until the money is there.
      return { session, url: order.successUrl };
    },
    checkHead() {
      throw noWebhooks();
    },
    async readWebhook() {
      throw noWebhooks();
    },
    async fetchStatus(session) {
      return { ...statusOf(await knownSession(sessions, session)), live: true };
    },
    refund: (paymentId) => giveBack(sessions, paymentId),
    async markPaid(session, kept = sessions) {
      await knownSession(kept, session);
      if (await kept.move(session, ['open', 'failed', 'expired'], 'paid')) return true;
      const { state } = await knownSession(kept, session);
      if (state !== 'paid') throw new ProviderRefused('the order was given back already');
      return false;
    },
  };
}
