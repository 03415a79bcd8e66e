import { useState, type ReactNode } from 'react';
import type { ShopAnswer } from '../../contract/orders.ts';
import { Switch } from '../ui/switch.tsx';
import { GiftForm } from './gift-form.tsx';
import styles from './order-form.module.css';
import { PlainOrder } from './plain-order.tsx';
import { DemoBand } from './shop-page.tsx';

interface OrderSectionProps {
  shop: ShopAnswer;
  /** The birth form, for those who order for themselves. */
  children: ReactNode;
}

/** For oneself or as a present; both are plain forms where there is no script. */
export function OrderSection({ shop, children }: OrderSectionProps): ReactNode {
  const [isGift, setGift] = useState(false);
  return (
    <>
      {shop.provider === 'demo' && (
        <div className={styles.demo}>
          <DemoBand />
        </div>
      )}
      <div className={styles.present}>
        <label id="order-gift-name" htmlFor="order-gift">
          Give it as a present
        </label>
        <Switch id="order-gift" labelledBy="order-gift-name" isOn={isGift} onChange={setGift} />
      </div>
      <div className={styles.scripted}>{isGift ? <GiftForm shop={shop} /> : children}</div>
      <noscript>
        <PlainOrder shop={shop} />
      </noscript>
    </>
  );
}
