import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function QuotesAndJokesPage(): ReactNode {
  return <PageHead title="Quotes and Jokes" />;
}
