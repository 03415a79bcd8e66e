import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function OrderPage(): ReactNode {
  return <PageHead title="Order" />;
}
