import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function SearchHelpPage(): ReactNode {
  return <PageHead title="Search Help" />;
}
