import type { ReactNode } from 'react';
import type { DeskOrder } from '../../../contract/desk-orders.ts';
import { amountText } from '../../../domain/orders/timeline.ts';
import { Section } from '../ui/section.tsx';
import { Question } from './question.tsx';
import { usePress } from './use-press.ts';

type Way = NonNullable<DeskOrder['choices']['refund']>;

const ABOUT: Readonly<Record<Way, string>> = {
  provider: 'To the same card, all of it.',
  'by-hand': 'You send it yourself.',
  demo: 'No money moves in the demo.',
};

const GOES: Readonly<Record<Way, string>> = {
  provider: 'It goes to the same card in 5 to 10 days.',
  'by-hand': 'The site moves no money here: you send it back yourself.',
  demo: 'This was a demo, so no money moves.',
};

function Refund({ order, way }: { order: DeskOrder; way: Way }): ReactNode {
  const sum = amountText(order.price);
  const press = usePress(order.number, {
    method: 'POST',
    what: 'refund',
    failed: 'The money wasn’t given back.',
  });
  const ends = order.isGift ? 'The card’s code and the report stop working' : 'Their link stops working';
  return (
    <Section title="Refund">
      <Question
        name="Give the money back"
        about={ABOUT[way]}
        open="Refund"
        title={`Give ${sum} back?`}
        text={`${GOES[way]} ${ends} right away. You can’t undo this.`}
        yes={`Refund ${sum}`}
        busy="Giving back…"
        press={press}
      />
    </Section>
  );
}

export function RefundSection({ order }: { order: DeskOrder }): ReactNode {
  const way = order.choices.refund;
  return way && <Refund order={order} way={way} />;
}
