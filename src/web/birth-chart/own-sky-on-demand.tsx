import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { keptText } from './kept-text.ts';

/** Only who has let the device remember a chart pays for its code. */
export function OwnSkyOnDemand(): ReactNode {
  const [OwnSky, setOwnSky] = useState<ComponentType>();
  useEffect(() => {
    if (keptText()) import('./own-sky.tsx').then((code) => setOwnSky(() => code.OwnSky), console.error);
  }, []);
  return OwnSky && <OwnSky />;
}
