import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepInstallPrompt } from './shell/install-prompt.ts';
import { suppressOpaqueErrors } from './shell/script-errors.ts';

suppressOpaqueErrors(window);
keepInstallPrompt();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
