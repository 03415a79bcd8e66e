import type { ReactNode } from 'react';
import { UnitsPage } from './units-page.tsx';

export default function DocumentsPage(): ReactNode {
  return (
    <UnitsPage
      title="Documents"
      about="The pages that say who you are and what you promise."
      kinds={['document']}
    />
  );
}
