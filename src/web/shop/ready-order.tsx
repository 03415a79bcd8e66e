import type { ReactNode } from 'react';
import { priceText } from '../../domain/report/price.ts';
import { useAction } from '../shell/use-action.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { dayOf, reportName } from './about-words.ts';
import { BookCover } from './book-cover.tsx';
import { sendLinkAgain } from './calls.ts';
import { KeyLink } from './key-link.tsx';
import { madeIn } from './making-seconds.ts';
import type { OrderViewProps } from './order-view.ts';
import { OrderKeeping } from './order-keeping.tsx';
import keeping from './order-keeping.module.css';
import { Bill, BillLine, Plate } from './plate.tsx';
import styles from './ready-order.module.css';
import { ShopPage } from './shop-page.tsx';
import { useSiteInfo } from './use-site-info.ts';

/** A new link ends the one before, which this page then has no longer. */
function SendAgain({ handle }: { handle: string }): ReactNode {
  const sending = useAction(async () => {
    await sendLinkAgain(handle);
    location.reload();
  });
  return (
    <p className={styles.send}>
      <Button kind="text" className={keeping.inline} onClick={sending.run} aria-busy={sending.isBusy}>
        Email me a new link
      </Button>{' '}
      and end this one.
      <span role="alert">{sending.why && ` It wasn’t sent. ${sending.why}`}</span>
    </p>
  );
}

export function Bought({ order }: Pick<OrderViewProps, 'order'>): ReactNode {
  const { paidAt, refundedAt, demo } = order;
  const dates = [paidAt && `paid ${dayOf(paidAt)}`, refundedAt && `refunded ${dayOf(refundedAt)}`];
  const note = [...dates, demo && 'demo'].filter(Boolean).join(', ');
  return (
    <Bill>
      <BillLine name="Personal Destiny Report" note={note} sum={priceText(order.price)} />
    </Bill>
  );
}

/** The report is there: how to read it, print it, find it again and give it back. */
export function ReadyOrder({ order, handle, words }: OrderViewProps): ReactNode {
  const { url } = useSiteInfo();
  const { about, report } = order;
  const path = report!.path;
  const book = (paper: string): string => `/api${path}/book.pdf?paper=${paper}`;
  const { title, text } = words.order.link;
  return (
    <ShopPage
      isDemo={order.demo}
      line={`Order ${order.number} · ${madeIn(order.steps)}`}
      title={words.order.ready.title}
    >
      <div className={styles.book}>
        <BookCover name={about?.name ?? null} />
        <p>
          {reportName(about)}
          {about &&
            `, drawn for ${about.date}${about.time === null ? '' : `, ${about.time}`}, in ${about.place}.`}
        </p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={path} reloadDocument className={styles.open}>
          Open the report
        </ButtonLink>
        <ButtonLink to={book('letter')} reloadDocument kind="line" glyph="download">
          PDF, Letter
        </ButtonLink>
        <ButtonLink to={book('a4')} reloadDocument kind="line" glyph="download">
          PDF, A4
        </ButtonLink>
      </div>
      <Plate title={title}>
        <p>{text}</p>
        <KeyLink label="Your report’s link" address={url + path} />
        {order.mail && <SendAgain handle={handle} />}
      </Plate>
      <Bought order={order} />
      <OrderKeeping order={order} handle={handle} />
    </ShopPage>
  );
}
