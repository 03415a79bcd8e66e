import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function TodayPage(): ReactNode {
  return <PageHead title="Today" />;
}
