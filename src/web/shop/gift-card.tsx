import type { ReactNode } from 'react';
import { BLANK_WHEEL, BLANK_WHEEL_SIZE } from '../../art/report/blank-wheel.ts';
import type { OrderAnswer, OrderGift } from '../../contract/orders.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { dayOf, signedNote } from './about-words.ts';
import styles from './gift-card.module.css';
import { useSiteInfo } from './use-site-info.ts';

interface GiftCardProps {
  gift: OrderGift & { code: string };
  refundUntil: OrderAnswer['refundUntil'];
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

/** A promise on paper: only where there is one, and with its last day. */
function returnWords({ gift: { from }, refundUntil, words }: GiftCardProps): string | null {
  if (refundUntil === null) return null;
  const text = from === null ? words['return-unnamed'] : words.return.replace('{from}', from);
  return text.replace('{until}', dayOf(refundUntil));
}

function Inside(props: GiftCardProps): ReactNode {
  const { gift, words } = props;
  const { url } = useSiteInfo();
  const [before, after] = words.enter.split('{site}');
  const back = returnWords(props);
  return (
    <div className={styles.inside}>
      <p className={styles.for}>{words.for}</p>
      <p className={styles.name}>{gift.to}</p>
      <p>{words.text}</p>
      <p className={styles.note}>{signedNote(gift)}</p>
      <div className={styles.code}>
        <span>{words.code}</span>
        <b>{gift.code}</b>
      </div>
      <p className={styles.enter}>
        {before}
        <b>{`${url.replace(/^https?:\/\//, '')}/gift`}</b>
        {after}
      </p>
      <div className={styles.small}>
        {gift.expiresAt !== null && <p>{words.until.replace('{until}', dayOf(gift.expiresAt))}</p>}
        {back !== null && <p>{back}</p>}
      </div>
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
