import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Nobody waits for a popup or a copy on the device: their code comes late, and a page without it is whole. */
export function LatePartsOnDemand(): ReactNode {
  const { pathname, search } = useLocation();
  // Whoever is quick may be on another page when the code arrives.
  const [sentAddress] = useState(pathname + search);
  const [LateParts, setLateParts] = useState<ComponentType<{ sentAddress: string }>>();
  useEffect(() => {
    import('./late-parts.tsx').then((code) => setLateParts(() => code.LateParts), console.error);
  }, []);
  return LateParts && <LateParts sentAddress={sentAddress} />;
}
