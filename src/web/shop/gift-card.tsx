import type { ReactNode } from 'react';
import { BLANK_WHEEL, BLANK_WHEEL_SIZE } from '../../art/report/blank-wheel.ts';
import type { OrderGift } from '../../contract/orders.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { dayOf } from './about-words.ts';
import styles from './gift-card.module.css';
import { useSiteInfo } from './use-site-info.ts';

interface GiftCardProps {
  gift: OrderGift & { code: string };
  words: ShopWords['gift'];
}

function Front({ words }: Pick<GiftCardProps, 'words'>): ReactNode {
  const { name } = useSiteInfo();
  return (
    <div className={styles.front}>
      <p className={styles.frontTitle}>{words.front}</p>
      <svg
        fill="none"
        aria-hidden="true"
        viewBox={`0 0 ${BLANK_WHEEL_SIZE} ${BLANK_WHEEL_SIZE}`}
        dangerouslySetInnerHTML={{ __html: BLANK_WHEEL }}
      />
      <p className={styles.brand}>{name}</p>
    </div>
  );
}

function Inside({ gift, words }: GiftCardProps): ReactNode {
  const { url } = useSiteInfo();
  const [before, after] = words.enter.split('{site}');
  const back = gift.from === null ? words['return-unnamed'] : words.return.replace('{from}', gift.from);
  return (
    <div className={styles.inside}>
      <p className={styles.for}>{words.for}</p>
      <p className={styles.name}>{gift.to}</p>
      <p>{words.text}</p>
      <p className={styles.note}>{[gift.note, gift.from].filter(Boolean).join(' ')}</p>
      <div className={styles.code}>
        <span>{words.code}</span>
        <b>{gift.code}</b>
      </div>
      <p className={styles.enter}>
        {before}
        <b>{`${url.replace(/^https?:\/\//, '')}/gift`}</b>
        {after}
      </p>
      <p className={styles.small}>
        {gift.expiresAt !== null && words.until.replace('{until}', dayOf(gift.expiresAt))} {back}
      </p>
    </div>
  );
}

/** To be printed and folded: our engraving outside, the recipient's name and code inside. */
export function GiftCard(props: GiftCardProps): ReactNode {
  return (
    <section className={styles.card} aria-label="The card">
      <Front words={props.words} />
      <Inside {...props} />
    </section>
  );
}
