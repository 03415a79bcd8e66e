import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hideRoutesOfNotFound } from './shell/not-found-routes.ts';
import { suppressOpaqueErrors } from './shell/script-errors.ts';

suppressOpaqueErrors(window);
const restoreRoutes = hideRoutesOfNotFound(window);

function RoutesWhenAwake(): null {
  useEffect(restoreRoutes, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <RoutesWhenAwake />
    </StrictMode>,
  );
});
