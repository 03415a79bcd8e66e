import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createToastStore, type Toast, type ToastHandle, type ToastText } from './toast-store.ts';
import styles from './toasts.module.css';

const store = createToastStore({
  nowMs: () => Date.now(),
  after: (delayMs, run) => void setTimeout(run, delayMs),
});

/** Most visits see no toast: its plate is fetched with the first one. */
const ToastPlate = lazy(() => import('./toast-plate.tsx'));

const NONE: readonly Toast[] = [];
const HOTKEY = 'F8';

/** Shows a note in the corner, from anywhere. */
export function toast(text: ToastText): ToastHandle {
  return store.add(text);
}

/** Takes away the note that says what went well, where what it stands over is needed now. */
export function clearNote(): void {
  for (const { id, variant } of store.toasts()) if (variant === 'default') store.dismiss(id);
}

/** F8 brings the keyboard to the notes; when the last one goes, the keyboard goes back to where it was. */
function useHotkey(): { area: React.RefObject<HTMLElement | null>; goBack: () => void } {
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== HOTKEY || event.defaultPrevented) return;
      event.preventDefault();
      if (!area.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      area.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const goBack = (): void => {
    if (!area.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };
  return { area, goBack };
}

/** The corner where toasts appear; one for the whole site. */
export function ToastArea(): ReactNode {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => NONE);
  const { area, goBack } = useHotkey();
  const dismiss = (id: number): void => {
    goBack();
    store.dismiss(id);
  };
  return (
    <section ref={area} aria-label="Notification" tabIndex={-1} className={styles.area}>
      <Suspense>
        {toasts
          .filter(({ dismissedAtMs }) => dismissedAtMs === null)
          .map((shown) => (
            <ToastPlate
              key={`${shown.id}.${shown.revision}`}
              toast={shown}
              onDismiss={() => dismiss(shown.id)}
            />
          ))}
      </Suspense>
    </section>
  );
}
