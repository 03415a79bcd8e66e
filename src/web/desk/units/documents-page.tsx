import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function DocumentsPage(): ReactNode {
  return <PageHead title="Documents" />;
}
