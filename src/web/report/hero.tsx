import type { ReactNode } from 'react';
import type { ShopAnswer } from '../../contract/orders.ts';
import { CHART_WHEEL_SIZE } from '../../art/drawing/chart-wheel/shape.ts';
import { REPORT_PAGE } from '../../domain/pages/report-pages.ts';
import { priceText } from '../../domain/report/price.ts';
import { SAMPLE_WHEELS } from '../../domain/report/sample.ts';
import { DateLine } from '../shell/page-head.tsx';
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx';
import styles from './hero.module.css';

interface HeroProps {
  shop: ShopAnswer;
  onOrder: () => void;
}

/** What it is, what it costs, and the sky of somebody who has one. */
export function Hero({ shop, onOrder }: HeroProps): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <DateLine />
        <h1 className={styles.title}>{REPORT_PAGE.heading}</h1>
        <p className={styles.words}>
          Your sign you share with one person in twelve. The minute you were born is your own. Give us the
          date, the time and the place: we draw the sky as it stood and write what it says, in plain English,
          with the reason beside every paragraph.
        </p>
        <p className={styles.price}>
          <span>{priceText(shop.price)}</span>
          <i>
            {shop.open ? 'once, taxes included; no subscription' : 'once, taxes included; not on sale yet'}
          </i>
        </p>
        <ButtonRow>
          {shop.open ? (
            <ButtonLink to="#preview">Order your report</ButtonLink>
          ) : (
            <Button onClick={onOrder}>Order your report</Button>
          )}
          <ButtonLink to="#look-inside" kind="line">
            Look inside
          </ButtonLink>
        </ButtonRow>
        <p className={styles.small}>For entertainment only.</p>
      </div>
      <figure className={styles.wheel}>
        <picture>
          <source media="(min-width: 700px)" srcSet={SAMPLE_WHEELS.wide} />
          <img
            src={SAMPLE_WHEELS.phone}
            width={CHART_WHEEL_SIZE}
            height={CHART_WHEEL_SIZE}
            fetchPriority="high"
            alt="The birth chart of the sample as a wheel; the table of positions below says the same in words"
          />
        </picture>
        <figcaption>Sample: Ulm, March 14, 1879, 11:30 AM. He did quite well.</figcaption>
      </figure>
    </div>
  );
}
