/** An error from another origin tells nothing but this; extensions and injected scripts make most of them. */
const OPAQUE = 'Script error.';

const MEDIA_ERRORS = ['NotAllowedError', 'AbortError', 'NotSupportedError'];
/** Browsers word a rejected play() differently; other rejections of the same names speak of neither. */
const MEDIA_WORDS = /\bplay\b|\bmedia resource\b|\bsupported sources?\b/i;

function isMediaRejection(reason: unknown): boolean {
  if (!(reason instanceof DOMException)) return false;
  return MEDIA_ERRORS.includes(reason.name) && MEDIA_WORDS.test(reason.message);
}

/** WebKit's words would fit any refusal: what play() itself was rejected with is remembered instead. */
function rejectedPlays({ prototype }: typeof HTMLMediaElement): WeakSet<object> {
  const rejected = new WeakSet<object>();
  const { play } = prototype;
  prototype.play = function (this: HTMLMediaElement) {
    const playing = play.call(this);
    playing.catch((reason: object) => rejected.add(reason));
    return playing;
  };
  return rejected;
}

/** Only opaque script errors and rejected play() calls are silenced; everything else reaches the log. */
export function suppressOpaqueErrors(target: Window & typeof globalThis): void {
  const rejected = rejectedPlays(target.HTMLMediaElement);
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
    if (rejected.has(event.reason) || isMediaRejection(event.reason)) event.preventDefault();
  });
}
