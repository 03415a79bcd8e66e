import type { ReactNode } from 'react';
import type { GiftAnswer } from '../../contract/orders.ts';
import { GIFT_PAGE } from '../../domain/pages/shop-pages.ts';
import { FieldBox, fieldProps } from '../birth-chart/field-box.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/gift-page';
import { dayOf, signedNote } from './about-words.ts';
import { GiftBirth } from './gift-birth.tsx';
import styles from './gift-page.module.css';
import { loadAfresh } from './load-afresh.ts';
import { Plate } from './plate.tsx';
import { shopMetadata } from './shop-metadata.ts';
import { ShopPage } from './shop-page.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';
export { loadAfresh as clientLoader };

export const handle = { page: GIFT_PAGE };

interface PageData {
  code: string | null;
  gift: GiftAnswer | null;
  isOver: boolean;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<PageData> {
  const code = new URL(request.url).searchParams.get('code');
  const { orders, site } = servicesFrom(context);
  const gift = code === null ? null : await orders.gift(code);
  return { code, gift, isOver: gift !== null && gift.expiresAt.slice(0, 10) < site().day };
}

export const meta: Route.MetaFunction = ({ matches }) => shopMetadata(GIFT_PAGE, matches);

const UNKNOWN_CODE = 'We don’t know that code. Please compare it with the card, letter by letter.';

/** A plain form: the same page answers it, with script and without. */
function CodeForm({ code }: { code: string | null }): ReactNode {
  const problem = code === null ? undefined : UNKNOWN_CODE;
  return (
    <form method="get" action="/gift" className={styles.form}>
      <FieldBox id="gift-code" label="The code on your card" problem={problem}>
        <input
          {...fieldProps('gift-code', problem)}
          name="code"
          type="text"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code ?? ''}
        />
      </FieldBox>
      <Button type="submit">Open it</Button>
    </form>
  );
}

function EndedGift({ gift }: { gift: GiftAnswer }): ReactNode {
  return gift.used ? (
    <Plate title="It’s been opened already">
      <p>
        A code opens one report, once. If that was you, the report is at the link you were given then. If it
        wasn’t, ask {gift.from ?? 'whoever gave you the card'}: they have the order’s number.
      </p>
    </Plate>
  ) : (
    <Plate title="It ran out">
      <p>
        This present could be opened until {dayOf(gift.expiresAt)}. {gift.from ?? 'Whoever gave it to you'}{' '}
        can write to us about it, with the order’s number.
      </p>
    </Plate>
  );
}

/** Where somebody brings the code of their card and says, once, when and where they were born. */
export default function GiftPage({ loaderData: { code, gift, isOver } }: Route.ComponentProps): ReactNode {
  if (!gift || code === null) {
    return (
      <ShopPage
        isDemo={false}
        line="For whoever got a card"
        title={GIFT_PAGE.heading}
        text={GIFT_PAGE.description}
      >
        <CodeForm code={code} />
      </ShopPage>
    );
  }
  const from = gift.from === null ? 'A present' : `From ${gift.from}`;
  return (
    <ShopPage
      isDemo={gift.demo}
      line={`${from}, for`}
      title={gift.to}
      text={gift.note === null ? undefined : signedNote(gift)}
    >
      {gift.used || isOver ? <EndedGift gift={gift} /> : <GiftBirth code={code} gift={gift} />}
    </ShopPage>
  );
}
