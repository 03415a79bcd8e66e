import { execFileSync } from 'node:child_process';
import { chmodSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { Layout } from './layout.ts';

/** Every line of the map begins with it. */
const MAP = 'site';

function nameOf(uid: number): string | null {
  try {
    return execFileSync('id', ['-nu', String(uid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * The accounts that may run a site on this data: whoever runs this one, root, and the owner of the data, unless that is
 * the account `nobody` which root has lent to the server: others run as that one as well.
 */
function accountsOf(own: string, layout: Layout): Set<string> {
  const owner = nameOf(statSync(layout.data).uid);
  return new Set([own, 'root', ...(owner === null || owner === 'nobody' ? [] : [owner])]);
}

/** Replaced as a whole: a server that starts meanwhile reads the old rules or the new. */
function writeRules(file: string, lines: readonly string[]): void {
  const aside = `${file}.new`;
  writeFileSync(aside, `${lines.join('\n')}\n`);
  // The server's account must read them; they lie outside its data, so that it cannot write them.
  chmodSync(aside, 0o644);
  renameSync(aside, file);
}

/**
 * Who gets in is decided by the account at the other end of the socket, which the kernel names: there is no password to
 * keep. Written at each start, so that data of earlier versions, which let everybody in who could open the socket, is
 * closed too.
 */
export function writeAccessRules(layout: Layout): void {
  const own = nameOf(process.getuid!());
  // An account without a name, as containers may have, cannot be told by it; its data folder is closed to all others.
  if (own === null) return writeRules(layout.accessRules, ['local all all trust']);
  const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
  const accounts = [...accountsOf(own, layout)];
  writeRules(
    layout.accessMap,
    accounts.map((account) => `${MAP} ${quoted(account)} all`),
  );
  writeRules(layout.accessRules, [`local all all peer map=${MAP}`]);
}
