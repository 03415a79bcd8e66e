import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Scripted } from '../ui/scripted.tsx';

export function PrintButton(): ReactNode {
  return (
    <Scripted>
      <Button kind="text" onClick={() => window.print()}>
        Print
      </Button>
    </Scripted>
  );
}
