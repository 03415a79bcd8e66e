import type { Fields } from '../../../domain/content-edits/edit.ts';
import { tabName } from './tab-name.ts';

/** What was typed in a tab and is not known to be on the server. */
export interface DeviceText {
  fields: Fields;
  /** Of the draft it began from; null where there was none. */
  revision: number | null;
  /** Sent and never answered: the server may have any of them. */
  unanswered: readonly Fields[];
  changedAtMs: number;
}

/** A text that another tab has, or had until it was closed. */
export interface LeftText extends DeviceText {
  tab: string;
}

/** What this device keeps of one unit, one text for each tab. */
export interface Device {
  own: () => DeviceText | null;
  /** Of other tabs, the newest first. */
  left: () => LeftText[];
  /** Whether it is kept: a browser may refuse. */
  write: (text: DeviceText) => boolean;
  clear: (tab?: string) => void;
}

function readFrom(key: string): DeviceText | null {
  try {
    const text = JSON.parse(localStorage.getItem(key) ?? 'null') as DeviceText | null;
    return text && typeof text.fields === 'object' ? text : null;
  } catch {
    return null;
  }
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function deviceOf(kind: string, unit: string): Device {
  const prefix = `desk-draft/${kind}/${unit}/`;
  const own = prefix + tabName();
  return {
    own: () => readFrom(own),
    left: () =>
      keysOf(prefix)
        .filter((key) => key !== own)
        .flatMap((key): LeftText[] => {
          const text = readFrom(key);
          return text ? [{ ...text, tab: key.slice(prefix.length) }] : [];
        })
        .sort((one, other) => other.changedAtMs - one.changedAtMs),
    write(text) {
      try {
        localStorage.setItem(own, JSON.stringify(text));
        return true;
      } catch {
        return false;
      }
    },
    clear(tab = tabName()) {
      try {
        localStorage.removeItem(prefix + tab);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
