import { open, type Page } from './site.ts';

interface Recorded {
  windows: { url: string; target: string; features: string }[];
  shares: ShareData[];
  copies: string[];
}

interface Browser {
  /** How the share sheet ends; without it the browser has none. */
  share?: 'done' | 'cancelled' | 'failed';
  /** Whether the share sheet takes files. */
  takesFiles?: boolean;
  clipboard?: 'works' | 'fails';
  /** Whether the visitor asks for less data. */
  savesData?: boolean;
}

/** Stands in for what a test browser has not: windows of other sites, a share sheet, a clipboard. */
export async function pretendSharing(
  page: Page,
  { share, takesFiles = false, clipboard = 'works', savesData = false }: Browser = {},
): Promise<void> {
  await page.addInitScript(
    ([shareEnds, withFiles, clipboardEnds, saveData]) => {
      const recorded: Recorded = { windows: [], shares: [], copies: [] };
      Object.assign(window, { recorded });
      window.open = (url, target, features) => {
        recorded.windows.push({ url: String(url), target: target!, features: features! });
        return null;
      };
      const sheet = async (data: ShareData): Promise<void> => {
        recorded.shares.push(data);
        if (shareEnds === 'cancelled') throw new DOMException('Share canceled', 'AbortError');
        if (shareEnds === 'failed') throw new DOMException('Permission denied', 'NotAllowedError');
      };
      const writeText = async (text: string): Promise<void> => {
        if (clipboardEnds === 'fails') throw new DOMException('Write denied', 'NotAllowedError');
        recorded.copies.push(text);
      };
      const define = (name: string, value: unknown): void =>
        void Object.defineProperty(navigator, name, { configurable: true, value });
      define('share', shareEnds ? sheet : undefined);
      define('canShare', ({ files }: ShareData) => withFiles || !files);
      define('clipboard', { writeText });
      define('connection', { saveData });
    },
    [share, takesFiles, clipboard, savesData] as const,
  );
}

export async function openSharing(page: Page, path: string, browser: Browser = {}): Promise<void> {
  await pretendSharing(page, browser);
  await open(page, path);
}

export const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

export async function firstWindow(page: Page): Promise<Recorded['windows'][number]> {
  return (await recorded(page)).windows[0]!;
}

/** The row of five; `what` is the page's own word for itself. */
export const shareRow = (page: Page, what: string) =>
  page.getByRole('group', { name: `Share this ${what}`, exact: true });

export const shareButton = (page: Page, what: string, name: string) =>
  shareRow(page, what).getByRole('button', { name });

/** Whether the sheet stands when the press is over, with nothing awaited in between. */
export function opensWithThePress(page: Page, what: string): Promise<boolean> {
  return shareButton(page, what, 'Share or copy').evaluate((button: HTMLElement) => {
    const { shares } = (window as unknown as { recorded: Recorded }).recorded;
    const before = shares.length;
    button.click();
    return shares.length === before + 1;
  });
}

/** The files of the last share. */
export function sharedFiles(page: Page): Promise<{ name: string; type: string; isWhole: boolean }[]> {
  return page.evaluate(() => {
    const { files = [] } = (window as unknown as { recorded: Recorded }).recorded.shares.at(-1) ?? {};
    return files.map(({ name, type, size }) => ({ name, type, isWhole: size > 10_000 }));
  });
}
