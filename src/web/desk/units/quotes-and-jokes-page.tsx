import type { ReactNode } from 'react';
import { UnitsPage } from './units-page.tsx';

export default function QuotesAndJokesPage(): ReactNode {
  return (
    <UnitsPage
      title="Quotes and Jokes"
      about="What people said, what they never said, and what’s only for fun."
      kinds={['quote', 'misattribution', 'joke']}
    />
  );
}
