import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicFor } from '../cache-control.ts';

const CLIENT_DIR = join(import.meta.dirname, '../../../build/client');
const DESK_DIR = join(import.meta.dirname, '../../../build/desk/desk-assets');
const YEAR = 31_536_000;
/** Named files may be others in the next release. */
const A_DAY = publicFor(86_400);

/** Everything the build put beside `assets/`: pictures, icons, the manifest. */
function plainFolders(): string[] {
  if (!existsSync(CLIENT_DIR)) return [];
  return readdirSync(CLIENT_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'assets' && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}

function plainFiles(): string[] {
  if (!existsSync(CLIENT_DIR)) return [];
  return readdirSync(CLIENT_DIR, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}

/** What the logo page offers is to be saved, whoever opens its address; pictures on pages are shown all the same. */
const SAVED_FOLDERS = ['brand'];

/** Pictures may be shown on other sites: feed readers have pages of their own. */
function headersOf(folder: string): (reply: FastifyReply, path: string) => void {
  const isSaved = SAVED_FOLDERS.includes(folder);
  return (reply, path) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', A_DAY);
    if (isSaved) reply.header('content-disposition', `attachment; filename="${basename(path)}"`);
  };
}

/** Precompressed at build; their names carry a hash of what is in them. */
const HASHED = {
  preCompressed: true,
  index: false,
  immutable: true,
  maxAge: YEAR * 1000,
  schemaHide: true,
} as const;

/** Hashed assets are kept for a year; named files for a day. */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { ...HASHED, root: join(CLIENT_DIR, 'assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, {
    ...HASHED,
    root: DESK_DIR,
    prefix: '/desk-assets/',
    decorateReply: false,
    setHeaders: (reply: FastifyReply) => void reply.header('x-robots-tag', 'noindex'),
  });
  for (const folder of plainFolders()) {
    await app.register(fastifyStatic, {
      root: join(CLIENT_DIR, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      cacheControl: false,
      schemaHide: true,
      setHeaders: headersOf(folder),
    });
  }
  for (const file of plainFiles()) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', A_DAY).sendFile(basename(file), CLIENT_DIR, { cacheControl: false }),
    );
  }
}
