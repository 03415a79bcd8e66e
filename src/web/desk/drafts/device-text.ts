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

/** A text that another tab has, or had until it was closed, or that was put aside in this one. */
export interface LeftText extends DeviceText {
  tab: string;
}

const ASIDE = 'aside-';
export const isAside = ({ tab }: LeftText): boolean => tab.startsWith(ASIDE);

/** What this device keeps of one unit, one text for each tab. */
export interface Device {
  own: () => DeviceText | null;
  /** Of other tabs, the newest first. */
  left: () => LeftText[];
  /** Whether it is kept: a browser may refuse. */
  write: (text: DeviceText) => boolean;
  clear: (tab?: string) => void;
  /** Keeps a text that is replaced in this tab as if another had left it. */
  keepAside: (text: DeviceText) => LeftText;
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

function writeTo(key: string, text: DeviceText): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(text));
    return true;
  } catch {
    return false;
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
    write: (text) => writeTo(own, text),
    keepAside(text) {
      const tab = ASIDE + text.changedAtMs;
      writeTo(prefix + tab, text);
      return { ...text, tab };
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
