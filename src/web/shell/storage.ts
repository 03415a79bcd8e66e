/** Every name of ours begins with it, so that nothing is overlooked when a visitor wants all of it gone. */
const PREFIX = 'zodiary_';

interface Memory {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  forget: (key: string) => void;
  forgetAll: () => void;
}

/** Where the browser refuses storage, things are remembered for as long as the page is open. */
function memoryIn(area: () => Storage): Memory {
  const unstored = new Map<string, string>();
  return {
    get(key) {
      try {
        return area().getItem(PREFIX + key);
      } catch {
        return unstored.get(key) ?? null;
      }
    },
    set(key, value) {
      try {
        area().setItem(PREFIX + key, value);
      } catch {
        unstored.set(key, value);
      }
    },
    forget(key) {
      unstored.delete(key);
      try {
        area().removeItem(PREFIX + key);
      } catch {
        // Nothing was stored.
      }
    },
    forgetAll() {
      unstored.clear();
      try {
        for (const key of Object.keys(area())) if (key.startsWith(PREFIX)) area().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** For a script in the head, which runs before any module: what the device has stored, as an expression. */
export function storedInHead(key: string): string {
  return `localStorage['${PREFIX}${key}']`;
}

export const onDevice = memoryIn(() => localStorage);
export const inSession = memoryIn(() => sessionStorage);
