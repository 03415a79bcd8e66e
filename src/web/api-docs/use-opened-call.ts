import { useEffect } from 'react';

function openNamedCall(): void {
  const call = document.getElementById(window.location.hash.slice(1));
  const details = call?.querySelector('details');
  if (details) details.open = true;
}

/** The call that the address names stands open, for who comes with it and for who picks it from the list. */
export function useOpenedCall(): void {
  useEffect(() => {
    openNamedCall();
    window.addEventListener('hashchange', openNamedCall);
    return () => window.removeEventListener('hashchange', openNamedCall);
  }, []);
}
