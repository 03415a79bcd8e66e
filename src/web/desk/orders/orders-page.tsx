import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function OrdersPage(): ReactNode {
  return <PageHead title="Orders" />;
}
