import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function BackupsPage(): ReactNode {
  return <PageHead title="Backups" />;
}
