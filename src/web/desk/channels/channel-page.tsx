import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function ChannelPage(): ReactNode {
  return <PageHead title="Channel" />;
}
