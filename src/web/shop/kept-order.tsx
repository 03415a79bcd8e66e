import type { ReactNode } from 'react';
import { birthWords, reportName } from './about-words.ts';
import type { OrderViewProps } from './order-view.ts';
import { Bill, BillLine } from './plate.tsx';

interface KeptOrderProps extends Pick<OrderViewProps, 'order'> {
  sum?: string;
}

/** What an order that nobody has paid yet is for: typed once, and still there. */
export function KeptOrder({ order: { about, gift }, sum = 'kept' }: KeptOrderProps): ReactNode {
  if (!about && !gift) return null;
  return (
    <Bill>
      <BillLine
        name={gift ? `A present for ${gift.to}` : reportName(about)}
        note={about ? birthWords(about) : undefined}
        sum={sum}
      />
    </Bill>
  );
}
