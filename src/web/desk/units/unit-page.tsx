import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function UnitPage(): ReactNode {
  return <PageHead title="Edit" />;
}
