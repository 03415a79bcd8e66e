import { useRef } from 'react';
import type { OrderRequest, ShopAnswer } from '../../contract/orders.ts';
import { placeOrder } from './calls.ts';

/** 128 bits as text; `randomUUID` is not there on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Wish = Pick<OrderRequest, 'birth' | 'gift'>;

/** Places the order and goes to where it is paid. Sent again unchanged, the same words are the same order. */
export function useNewOrder({ consentVersion }: ShopAnswer): (wish: Wish, email: string) => Promise<void> {
  const last = useRef({ words: '', key: '' });
  return async (wish, email) => {
    const body: OrderRequest = {
      ...wish,
      ...(email.trim() && { email: email.trim() }),
      consent: { version: consentVersion },
    };
    const words = JSON.stringify(body);
    if (last.current.words !== words) last.current = { words, key: randomKey() };
    const { url } = await placeOrder(body, last.current.key);
    location.assign(url);
  };
}
