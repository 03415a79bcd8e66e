import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function HistoryPage(): ReactNode {
  return <PageHead title="History" />;
}
