import { Suspense, type ReactNode } from 'react';

/**
 * A part of a long page that wakes by itself: React takes over what stands in a boundary apart from all else, so that the
 * whole page is not one task that nobody can interrupt.
 */
export function OwnTurn({ children }: { children: ReactNode }): ReactNode {
  return <Suspense>{children}</Suspense>;
}
