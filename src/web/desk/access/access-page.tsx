import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function AccessPage(): ReactNode {
  return <PageHead title="Access" />;
}
