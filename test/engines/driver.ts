/** An element by how it is marked up and by what it is called: its label or its words. */
export interface Target {
  css: string;
  /** Part of its name; the first one in view wins. */
  named?: string;
}

/** The little that the three engines have in common. */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  read: <T>(expression: string) => Promise<T>;
  /** As a pointer would, wherever the element is on the page. */
  click: (target: Target) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** What the page threw or logged as an error since it was asked last, where the engine tells. */
  takeProblems: () => string[];
  close: () => Promise<void>;
}

/** Runs in the page. */
function find({ css, named = '' }: Target): Element | null {
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const words = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent)];
    return [...words, element.textContent].join(' ').replaceAll(/\s+/g, ' ');
  };
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
  const all = [...document.querySelectorAll(css)];
  return all.find((element) => isSeen(element) && nameOf(element).includes(named)) ?? null;
}

/** An expression for a function that runs in the page; types are blank by then. */
export function called<Args extends unknown[]>(what: (...args: Args) => unknown, ...args: Args): string {
  return `(${what.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

export const foundBy = (target: Target): string => called(find, target);
