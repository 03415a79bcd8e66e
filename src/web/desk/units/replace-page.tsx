import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function ReplacePage(): ReactNode {
  return <PageHead title="Find and Replace" />;
}
