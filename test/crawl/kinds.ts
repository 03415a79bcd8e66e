import { resolvePage } from '../../src/domain/pages/resolve.ts';

/** What an address is: the name of its page, or the folder of its file. */
export function kindOf(address: string): string {
  const [path = '', search = ''] = address.split('?', 2);
  const page = resolvePage(path, search);
  if (page.kind === 'page') return page.name;
  return `${path.split('/', 2).join('/')} ${/\.\w+$/.exec(path)?.[0] ?? ''}`;
}

/** Some of a list, evenly from its first to its last. */
export function spreadOver<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from(
    { length: most },
    (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))]!,
  );
}

/** Pages of one kind are alike: some of each say most of what all would. */
export function someOfEachKind(addresses: Iterable<string>, most: number): string[] {
  const byKind = Object.values(Object.groupBy(addresses, kindOf));
  return byKind.flatMap((alike) => spreadOver(alike!, most));
}

/** As `someOfEachKind` for addresses that come in bit by bit. */
export function fewOfEachKind(most: number): (address: string) => boolean {
  const taken = new Map<string, number>();
  return (address) => {
    const kind = kindOf(address);
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= most;
  };
}

function isOneOf(many: number, address: string): boolean {
  const sum = [...address].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 9973, 7);
  return sum % many === 0;
}

/**
 * Sixteen cards of a quote differ in nothing but their look, and a painted one takes a third of a second; the days of the
 * sky lead on and on for two centuries.
 */
export function isWorthAsking(address: string): boolean {
  if (address.startsWith('/sky?date=')) return isOneOf(16, address);
  if (kindOf(address) === 'quoteCard') return isOneOf(16, address);
  return !/^\/quote-cards\/.*\.png$/.test(address) || isOneOf(200, address);
}
