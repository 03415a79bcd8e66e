import type { ReactNode } from 'react';
import type { GiftAnswer, GiftOpened } from '../../contract/orders.ts';
import { ChartForm } from '../birth-chart/chart-form.tsx';
import { EMPTY_VALUES } from '../birth-chart/chart-values.ts';
import { useBirthCall } from '../birth-chart/use-chart.ts';
import { Button } from '../ui/button.tsx';
import { dayOf } from './about-words.ts';
import { openGift } from './calls.ts';
import styles from './gift-page.module.css';
import { namedBirth } from './named-birth.ts';
import { PlainBirth } from './plain-birth.tsx';

interface GiftBirthProps {
  code: string;
  gift: GiftAnswer;
}

/** The birth form of a present: sent once, and then it is a report. */
export function GiftBirth({ code, gift }: GiftBirthProps): ReactNode {
  const opening = useBirthCall<GiftOpened>(
    (request, { name }) => openGift(code, namedBirth(request, name)),
    ({ answer }) => location.assign(answer.report.path),
  );
  return (
    <>
      <p className={styles.words}>
        Your sky, as a book: tell us when and where you were born. You can do it once, until{' '}
        {dayOf(gift.expiresAt)}, so check it before you go on.
      </p>
      <ChartForm
        start={{ ...EMPTY_VALUES, name: gift.to }}
        drawing={opening}
        labels={['Make my report', 'Making it…']}
        note="Kept encrypted for your report, and yours to delete on its page."
      />
      <noscript>
        <form method="post" action={`/api/gifts/${code}`} className={styles.form}>
          <PlainBirth name={gift.to} />
          <Button type="submit">Make my report</Button>
        </form>
      </noscript>
    </>
  );
}
