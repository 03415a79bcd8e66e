import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Nobody waits for a popup or a copy on the device: their code comes late, and a page without it is whole. */
export function LatePartsOnDemand(): ReactNode {
  const [LateParts, setLateParts] = useState<ComponentType>();
  useEffect(() => {
    import('./late-parts.tsx').then((code) => setLateParts(() => code.LateParts), console.error);
  }, []);
  return LateParts && <LateParts />;
}
