/** An error from another origin tells nothing but this; extensions and injected scripts make most of them. */
const OPAQUE = 'Script error.';

const MEDIA_ERRORS = ['NotAllowedError', 'AbortError', 'NotSupportedError'];
/** Browsers word a rejected play() differently; other rejections of the same names speak of neither. */
const MEDIA_WORDS = /\bplay\b|\bmedia resource\b|\bsupported sources?\b/i;

function isMediaRejection(reason: unknown): boolean {
  if (!(reason instanceof DOMException)) return false;
  return MEDIA_ERRORS.includes(reason.name) && MEDIA_WORDS.test(reason.message);
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
