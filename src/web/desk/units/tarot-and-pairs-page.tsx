import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';

export default function TarotAndPairsPage(): ReactNode {
  return <PageHead title="Tarot and Pairs" />;
}
