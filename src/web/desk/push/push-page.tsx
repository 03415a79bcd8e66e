import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function PushPage(): ReactNode {
  return <PageHead title="Push" />;
}
