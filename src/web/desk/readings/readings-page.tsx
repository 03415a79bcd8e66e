import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function ReadingsPage(): ReactNode {
  return <PageHead title="Readings" />;
}
