import { useEffect, useRef, type ReactNode } from 'react';

/** Whoever asked for what stands in it goes on typing there. */
export function FocusFirst({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
