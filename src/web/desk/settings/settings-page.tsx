import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function SettingsPage(): ReactNode {
  return <PageHead title="Settings" />;
}
