import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useIsAwake } from './use-is-awake.ts';

export function PrintButton(): ReactNode {
  if (!useIsAwake()) return null;
  return (
    <Button kind="text" onClick={() => window.print()}>
      Print
    </Button>
  );
}
