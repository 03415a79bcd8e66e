/** An error from another origin tells nothing but this; extensions and injected scripts make most of them. */
const OPAQUE = 'Script error.';

function isMediaRejection(reason: unknown): boolean {
  if (!(reason instanceof DOMException)) return false;
  return reason.name === 'NotAllowedError' || reason.name === 'AbortError'
    ? /play\(\)/.test(reason.message)
    : false;
}

/** Only opaque script errors and rejected play() calls are silenced; everything else reaches the log. */
export function suppressOpaqueErrors(target: Window): void {
  target.addEventListener(
    'error',
    (event) => {
      if (event.message !== OPAQUE) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  target.addEventListener('unhandledrejection', (event) => {
    if (isMediaRejection(event.reason)) event.preventDefault();
  });
}
