import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnusable } from '../failures.ts';

/** Who the database programs run as, and how to start them so. */
export interface Account {
  /** Undefined: as ourselves. */
  owner: { uid: number; gid: number } | undefined;
  command(program: string, args: string[]): { program: string; args: string[]; uid?: number; gid?: number };
}

/** All that the programs need of an environment; nothing of the site's own, which may hold secrets. */
export const PROGRAM_ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

const NOBODY = 65534;

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) || NOBODY;
  } catch {
    return NOBODY;
  }
}

/** Data that a site run as root has left keeps its owner; new data belongs to the account `nobody`. */
function ownerFor(dataFolder: string): { uid: number; gid: number } {
  const found = statSync(dataFolder, { throwIfNoEntry: false });
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

function mayEnter(folder: string, owner: { uid: number; gid: number }): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  const parent = path.dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || mayEnter(parent, owner));
}

function hasSetpriv(): boolean {
  return (
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--version'], { env: PROGRAM_ENVIRONMENT }).status === 0
  );
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged account. `folders` are the existing folders
 * it must reach: when one lies under a home closed to others, it also gets the capability to pass closed folders, and
 * only then, because that capability reads every file of the machine.
 */
export function chooseAccount(dataFolder: string, folders: string[]): Account {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (program, args) => ({ program, args }) };
  const owner = ownerFor(dataFolder);
  const closed = folders.find((folder) => !mayEnter(folder, owner));
  if (!closed) return { owner, command: (program, args) => ({ program, args, ...owner }) };
  if (!hasSetpriv()) {
    throw new DatabaseUnusable(
      `As root the database runs as uid ${owner.uid}, which cannot enter ${closed}: install setpriv (util-linux), ` +
        'open that folder to others (chmod o+x), or start the site as an ordinary user.',
    );
  }
  const capability = '+dac_read_search';
  const setpriv = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
  return {
    owner,
    command: (program, args) => ({ program: 'setpriv', args: [...setpriv, program, ...args] }),
  };
}
