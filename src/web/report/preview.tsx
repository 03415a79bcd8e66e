import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChartRequest } from '../../contract/chart.ts';
import type { ShopAnswer } from '../../contract/orders.ts';
import type { ReportPreview } from '../../contract/report.ts';
import { priceText } from '../../domain/report/price.ts';
import { EMPTY_VALUES, type ChartValues } from '../birth-chart/chart-values.ts';
import { ChartForm, type ChartFormExtras } from '../birth-chart/chart-form.tsx';
import { useBirthCall, type Drawing } from '../birth-chart/use-chart.ts';
import { apiRequest } from '../shell/api-client.ts';
import { Consent, focusConsent, useConsent } from '../shop/consent.tsx';
import { EmailField } from '../shop/email-field.tsx';
import { namedBirth } from '../shop/named-birth.ts';
import { OrderSection } from '../shop/order-section.tsx';
import { useNewOrder } from '../shop/use-new-order.ts';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { KnownBirthQuestion, useEnteredBirth } from './known-birth.tsx';
import { PreviewResult } from './preview-result.tsx';
import styles from './preview.module.css';

/** Birth data travels in the body alone. */
async function askPreview(request: ChartRequest): Promise<ReportPreview> {
  const response = await apiRequest('POST', '/api/report/preview', { body: request });
  return (await response.json()) as ReportPreview;
}

interface BirthFieldsProps {
  drawing: Drawing;
  extras: ChartFormExtras;
}

/** The form, empty unless somebody says that it is about the birth of their chart. */
function BirthFields({ drawing, extras }: BirthFieldsProps): ReactNode {
  const entered = useEnteredBirth();
  const [answer, setAnswer] = useState<ChartValues | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const isFilled = answer !== null && answer === entered;
  useEffect(() => {
    // The question goes with its buttons: the keyboard is led to what comes next.
    if (!answer) return;
    // The last button is the preview's: what costs nothing comes first.
    const found = fields.current?.querySelectorAll<HTMLElement>(isFilled ? '[type=submit]' : 'input');
    found?.[isFilled ? found.length - 1 : 0]?.focus();
  }, [answer, isFilled]);
  return (
    <>
      {entered && !answer && (
        <KnownBirthQuestion
          values={entered}
          onUse={() => setAnswer(entered)}
          onDecline={() => setAnswer(EMPTY_VALUES)}
        />
      )}
      <div ref={fields}>
        <ChartForm
          key={isFilled ? 'filled' : 'typed'}
          start={isFilled ? answer : EMPTY_VALUES}
          drawing={drawing}
          {...extras}
        />
      </div>
    </>
  );
}

const PREVIEW = ['Show my preview', 'Working it out…'] as const;

type Sent = { preview: ReportPreview } | null;

/** One form, two ways to send it: a preview for nothing, or the order. */
function useBirthForm(shop: ShopAnswer, onPreview: (preview: ReportPreview) => void) {
  const isOrder = useRef(false);
  const consent = useConsent();
  const [email, setEmail] = useState('');
  const order = useNewOrder(shop);
  const asking = useBirthCall<Sent>(
    async (request, { name }) => {
      if (!isOrder.current) return { preview: await askPreview(request) };
      await order({ birth: namedBirth(request, name) }, email);
      return null;
    },
    ({ answer }) => answer && onPreview(answer.preview),
  );
  const price = priceText(shop.price);
  const ordering: ChartFormExtras = {
    labels: [`Continue to payment · ${price}`, 'One moment…'],
    onPress: () => (isOrder.current = true),
    check: () => !isOrder.current || consent.check(),
    note: 'The preview stores nothing. An order keeps the birth encrypted until its report is deleted. It never goes into the address bar.',
    children: (
      <>
        {shop.mail && <EmailField link="your report" value={email} onChange={setEmail} />}
        <Consent shop={shop} consent={consent} />
      </>
    ),
    beside: (
      <Button type="submit" kind="line" onClick={() => (isOrder.current = false)}>
        {PREVIEW[0]}
      </Button>
    ),
  };
  return { asking, extras: shop.open ? ordering : { labels: PREVIEW } };
}

interface PreviewProps {
  shop: ShopAnswer;
  /** What the shop says while nothing can be bought. */
  onOrder: () => void;
}

/** The birth form, and what everybody may read of their own report. */
export function Preview({ shop, onOrder }: PreviewProps): ReactNode {
  const [preview, setPreview] = useState<ReportPreview | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { asking, extras } = useBirthForm(shop, setPreview);
  useEffect(() => {
    if (preview) result.current?.focus();
  }, [preview]);
  const fields = <BirthFields drawing={asking} extras={extras} />;
  return (
    <section aria-labelledby="preview">
      <SectionHead id="preview">When Were You Born?</SectionHead>
      <p className={styles.words}>
        Free: your Sun, your Moon and what was rising, and the first half page of two chapters. Nothing is
        stored.
      </p>
      <noscript>
        <p className={styles.words}>
          The preview needs JavaScript, which is turned off in this browser. The sample can be read without
          it.
        </p>
      </noscript>
      {shop.open ? <OrderSection shop={shop}>{fields}</OrderSection> : fields}
      {preview && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <PreviewResult preview={preview} price={shop.price} onOrder={shop.open ? focusConsent : onOrder} />
        </div>
      )}
    </section>
  );
}
