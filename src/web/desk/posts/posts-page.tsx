import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function PostsPage(): ReactNode {
  return <PageHead title="Posts" />;
}
