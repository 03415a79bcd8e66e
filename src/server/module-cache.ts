import { enableCompileCache, flushCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'build/compiled');
const RESOLUTIONS = join(FOLDER, 'resolutions.json');

interface Resolutions {
  /** Of what they are true: these packages, in this folder, for this Node. */
  of: string;
  /** By who asks and for what: address and format. */
  known: Record<string, [url: string, format?: string]>;
}

let resolutions: Resolutions = { of: '', known: {} };
let isNews = false;

function packages(): string {
  const { mtimeMs, size } = statSync(join(ROOT, 'node_modules/.package-lock.json'));
  return `${ROOT} ${process.version} ${mtimeMs} ${size}`;
}

function readResolutions(): void {
  resolutions = { of: packages(), known: {} };
  try {
    const kept = JSON.parse(readFileSync(RESOLUTIONS, 'utf8')) as Resolutions;
    if (kept.of === resolutions.of) resolutions = kept;
  } catch {
    // A first start has none yet.
  }
}

type Context = Parameters<NonNullable<Parameters<typeof registerHooks>[0]['resolve']>>[1];

function resolve(
  specifier: string,
  context: Context,
  next: (specifier: string, context: Context) => ResolveFnOutput,
): ResolveFnOutput {
  if (specifier.startsWith('node:')) return next(specifier, context);
  const isRequired = context.conditions.includes('require');
  const key = `${isRequired ? 'require' : 'import'} ${specifier} ${context.parentURL}`;
  const known = resolutions.known[key];
  if (known) {
    const [url, format] = known;
    return { url, shortCircuit: true, ...(format && { format }) };
  }
  const found = next(specifier, context);
  resolutions.known[key] = found.format ? [found.url, found.format] : [found.url];
  isNews = true;
  return found;
}

/**
 * Half of a start is the loading of two thousand modules. What the first start has compiled is kept beside the build, and
 * so is where it found each: Node asks the disk for every one of them, and reads a package's package.json again for each of
 * its files.
 */
export function enableModuleCache(): void {
  enableCompileCache(FOLDER);
  readResolutions();
  registerHooks({ resolve });
}

/** For the next start, now: a process that is killed later would write nothing. */
export function flushModuleCache(): void {
  flushCompileCache();
  if (!isNews) return;
  isNews = false;
  try {
    writeFileSync(`${RESOLUTIONS}.${process.pid}`, JSON.stringify(resolutions));
    renameSync(`${RESOLUTIONS}.${process.pid}`, RESOLUTIONS);
  } catch {
    // A folder that must not be written to costs the next start its time, nothing else.
  }
}
