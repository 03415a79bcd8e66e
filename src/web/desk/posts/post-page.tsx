import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function PostPage(): ReactNode {
  return <PageHead title="Post" />;
}
