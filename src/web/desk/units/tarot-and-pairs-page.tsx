import type { ReactNode } from 'react';
import { UnitsPage } from './units-page.tsx';

export default function TarotAndPairsPage(): ReactNode {
  return (
    <UnitsPage
      title="Tarot and Pairs"
      about="What each card says, upright and reversed, and how two signs get along."
      kinds={['tarot', 'pair']}
    />
  );
}
