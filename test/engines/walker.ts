import { until } from '../harness/until.ts';
import { called, foundBy, type Driver, type Target } from './driver.ts';

const LONGEST_WAIT_MS = 10_000;

/** Somebody who walks the site with an engine and waits for what should come. */
export interface Walker {
  /** Opens what is no page of the site, as the desk. */
  goTo: (path: string) => Promise<void>;
  /** Opens a page and waits until it is awake. */
  open: (path: string) => Promise<void>;
  see: (target: Target) => Promise<void>;
  click: (target: Target) => Promise<void>;
  /** What a field is to hold, as if it had been typed. */
  fill: (target: Target, value: string) => Promise<void>;
  /** Waits for an address, path and query, that has these words, and until its page is awake. */
  arrive: (words: string) => Promise<void>;
  /** Waits until every picture in the main part is there. */
  seePictures: () => Promise<void>;
  read: Driver['read'];
}

/** Runs in the page: React leaves its mark on every button that it has taken over. */
function isAwake(): boolean {
  const isTaken = (button: Element): boolean =>
    Object.keys(button).some((key) => key.startsWith('__reactProps'));
  const isApp = document.documentElement.dataset['hydrated'] === 'true';
  return isApp && [...document.querySelectorAll('button')].every(isTaken);
}

/** Runs in the page: somebody whom the site has nothing to ask any more. */
function hasBeenAsked(): void {
  sessionStorage.setItem('zodiary_popup_shown', 'yes');
  localStorage.setItem('zodiary_installed', 'yes');
}

/** Runs in the page: React looks at what the element itself was given. */
function give(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Runs in the page. */
function picturesAreThere(): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const picture of pictures) picture.loading = 'eager';
  return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

const wordsOf = ({ css, named }: Target): string => (named === undefined ? css : `${css} “${named}”`);

export function walkerWith(driver: Driver, siteUrl: string): Walker {
  /** A page that is just being left answers nobody. */
  const orNull = <T>(expression: string): Promise<T | null> => driver.read<T>(expression).catch(() => null);
  const holds = (what: string, expression: string): Promise<unknown> =>
    until(what, () => orNull<boolean>(expression), LONGEST_WAIT_MS);
  const awake = (): Promise<unknown> => holds('the page to be awake', called(isAwake));
  const see = async (target: Target): Promise<void> => {
    await holds(wordsOf(target), `${foundBy(target)} !== null`);
  };
  /** A page that scrolls or grows at that moment would be hit beside it. */
  const still = async (target: Target): Promise<void> => {
    const place = `JSON.stringify(${foundBy(target)}?.getBoundingClientRect() ?? null)`;
    let before = '';
    await until(`${wordsOf(target)} to stand still`, async () => {
      const now = await orNull<string>(place);
      const stands = now !== null && now === before;
      before = now ?? '';
      return stands;
    });
  };
  return {
    read: driver.read,
    see,
    goTo: (path) => driver.open(siteUrl + path),
    async open(path) {
      await driver.open(siteUrl + path);
      await driver.read(called(hasBeenAsked));
      await awake();
    },
    async click(target) {
      await see(target);
      await still(target);
      await driver.click(target);
    },
    async fill(target, value) {
      await see(target);
      await driver.read(`(${give.toString()})(${foundBy(target)}, ${JSON.stringify(value)})`);
    },
    async arrive(words) {
      await holds(
        `the address ${words}`,
        `(location.pathname + location.search).includes(${JSON.stringify(words)})`,
      );
      await awake();
    },
    async seePictures() {
      await holds('pictures', called(picturesAreThere));
    },
  };
}
