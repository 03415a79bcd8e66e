import { describe, expect, it } from 'vitest';
import { judged, type KnownOrder, type ReportedPayment } from '../../../src/domain/orders/judgment.ts';
import { mayBecome, ORDER_STATES, type OrderState } from '../../../src/domain/orders/states.ts';

const ORDERS = 50;
const EVENTS = 300;

/** Chance that can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const orderOf = (index: number): KnownOrder => ({
  id: `order-${index}`,
  state: 'created',
  sessions: [`session-${index}`],
  amount: 1900,
  currency: 'usd',
  live: false,
  paymentId: null,
});

function truthOf({ id, sessions, amount, live }: KnownOrder): ReportedPayment {
  return {
    state: 'paid',
    session: sessions[0]!,
    reference: id,
    amount,
    currency: 'usd',
    live,
    paymentId: `payment of ${id}`,
    decline: null,
    charged: true,
  };
}

const LIES: readonly ((said: ReportedPayment) => ReportedPayment)[] = [
  (said) => ({ ...said, amount: said.amount - 1 }),
  (said) => ({ ...said, amount: said.amount * 100 }),
  (said) => ({ ...said, currency: 'eur' }),
  (said) => ({ ...said, live: !said.live }),
  (said) => ({ ...said, reference: 'order-of-somebody-else' }),
  (said) => ({ ...said, session: 'session-of-somebody-else' }),
];

const LATE: readonly Partial<ReportedPayment>[] = [
  { state: 'open', paymentId: null },
  { state: 'failed', paymentId: null, charged: false },
  { state: 'expired', paymentId: null, charged: false },
];

/** Three hundred of them, shuffled: true, late, doubled and forged; the true one is at least once among them. */
function events(order: KnownOrder, roll: (sides: number) => number): ReportedPayment[] {
  const truth = truthOf(order);
  const made = Array.from({ length: EVENTS - 1 }, () => {
    const kind = roll(3);
    if (kind === 0) return LIES[roll(LIES.length)]!({ ...truth, state: roll(2) ? 'paid' : 'refunded' });
    return kind === 1 ? { ...truth, ...LATE[roll(LATE.length)] } : truth;
  });
  made.splice(roll(EVENTS), 0, truth);
  return made;
}

/** The order after an event, as the store would keep it; its fulfilment comes at any moment after the payment. */
function after(order: KnownOrder, said: ReportedPayment): KnownOrder {
  const judgment = judged(order, said);
  if (judgment.kind !== 'become') return order;
  return { ...order, state: judgment.state, paymentId: said.paymentId ?? order.paymentId };
}

describe('what providers say of an order', () => {
  it('ends in one fulfilment each, never backwards, whatever comes in which order', () => {
    for (let index = 0; index < ORDERS; index += 1) {
      const roll = dice(index + 1);
      let order = orderOf(index);
      let fulfilments = 0;
      const states: OrderState[] = [];
      for (const said of events(order, roll)) {
        order = after(order, said);
        if (order.state === 'paid' && roll(4) === 0) {
          order = { ...order, state: 'fulfilled' };
          fulfilments += 1;
        }
        if (order.state !== states.at(-1)) states.push(order.state);
      }
      if (order.state === 'paid') fulfilments += 1;
      expect([fulfilments, states.filter((state) => state === 'paid').length <= 1]).toEqual([1, true]);
      for (const [at, state] of states.slice(1).entries()) expect(mayBecome(states[at]!, state)).toBe(true);
    }
  });

  it('does not believe any lie, in any state', () => {
    for (const state of ORDER_STATES) {
      const order = { ...orderOf(1), state };
      for (const lie of LIES) expect(judged(order, lie(truthOf(order))).kind).toBe('mismatch');
    }
  });

  it('takes a late payment after a failure, and gives back without a report', () => {
    const truth = truthOf(orderOf(1));
    for (const state of ['failed', 'expired'] as const)
      expect(judged({ ...orderOf(1), state }, truth)).toEqual({ kind: 'become', state: 'paid' });
    const paid: KnownOrder = { ...orderOf(1), state: 'paid', paymentId: truth.paymentId };
    expect(judged(paid, { ...truth, state: 'refunded' })).toEqual({ kind: 'become', state: 'refunded' });
    expect(judged({ ...paid, state: 'refunded' }, truth)).toEqual({ kind: 'nothing' });
  });

  it('knows an order whose session never reached us by its reference', () => {
    const order = { ...orderOf(1), sessions: [] };
    expect(judged(order, { ...truthOf(order), session: 'lost' })).toEqual({ kind: 'become', state: 'paid' });
  });

  it('raises a hand when money comes twice, and keeps what was bought when the second is given back', () => {
    const paid: KnownOrder = { ...orderOf(1), state: 'fulfilled', paymentId: 'first' };
    const second = { ...truthOf(paid), paymentId: 'second' };
    expect(judged(paid, second).kind).toBe('paid-twice');
    expect(judged(paid, { ...second, state: 'refunded' }).kind).toBe('nothing');
  });
});
