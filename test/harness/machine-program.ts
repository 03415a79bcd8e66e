import { spawnSync } from 'node:child_process';

/** Where a program of the machine is; Debian keeps those of administrators out of everybody else's path. */
export function onPath(name: string): string | null {
  const script = `PATH="$PATH:/usr/sbin:/sbin"; command -v ${name}`;
  const { status, stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

export const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== null;

/** Debian's and Ubuntu's own packages. Nothing that comes with one is started. */
export function installByApt(name: string): void {
  console.log(`Installing ${name} with apt-get …`);
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  const lock = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = () =>
    spawnSync('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', name], options);
  if (install().status === 0) return;
  spawnSync('apt-get', [...lock, 'update', '-qq'], options);
  install();
}

/** The program, freshly installed where this may be done; null where it cannot be had. */
export function findProgram(name: string, packageName = name): string | null {
  const found = onPath(name);
  if (found || !canInstall()) return found;
  installByApt(packageName);
  return onPath(name);
}
