import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Nobody waits for a popup: its code comes when the page stands, and a page without it is whole. */
export function PopupsOnDemand(): ReactNode {
  const [Popups, setPopups] = useState<ComponentType>();
  useEffect(() => {
    import('./popups.tsx').then((code) => setPopups(() => code.Popups), console.error);
  }, []);
  return Popups && <Popups />;
}
