import type { ReactNode } from 'react';
import { useSiteInfo } from './use-site-info.ts';
import { KeyLink } from './key-link.tsx';
import { usualSeconds } from './making-seconds.ts';
import type { OrderViewProps } from './order-view.ts';
import { Plate } from './plate.tsx';
import { ProgressDial } from './progress-dial.tsx';
import { ShopPage } from './shop-page.tsx';
import styles from './making-order.module.css';
import { Steps } from './steps.tsx';

/** Paid for: what is being made, and how long it has taken so far. */
export function MakingOrder({ order, words }: OrderViewProps): ReactNode {
  const { url } = useSiteInfo();
  const { making, close, steps } = words.order;
  const usual = usualSeconds(order.steps);
  const text = making.text.replace('{seconds}', String(usual));
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={making.title} text={text}>
      <ProgressDial order={order} usualSeconds={usual} />
      <Steps steps={order.steps} words={steps} />
      {order.report && (
        <Plate title={close.title}>
          <p>{close.text}</p>
          <KeyLink label="Your report’s link" address={url + order.report.path} />
        </Plate>
      )}
      <p className={styles.patience}>{making.patience}</p>
    </ShopPage>
  );
}
