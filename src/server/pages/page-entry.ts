import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { CountedPage } from '../counting/page-counter.ts';
import { CDN_PAGE, isShared, PRIVATE, SHARED_PAGE, sharedUntil, UNSHARED_PAGE } from '../cache-control.ts';
import { encodingFor, type Encoding } from './encodings.ts';
import { BARE_POLICY, pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { PrebuiltResponse, sendWithHead } from './prebuilt-response.ts';
import type { RenderedPage } from './renderer.ts';

interface Variant {
  etag: string;
  body: Buffer;
  /** Whether what stands in front of the site may answer with it, for the second that it is sent in. */
  isShared: boolean;
  /** Ready for writeHead: names and values in turn. */
  headers: string[];
  notModifiedHeaders: string[];
  prebuilt: PrebuiltResponse;
}

type Variants = Readonly<Record<Encoding, Variant>>;

/** A page, feed or drawing as bytes. One that is kept is made once, with every encoding and every header. */
export interface PageEntry {
  status: number;
  bytes: number;
  /** What is counted when it is sent; null for files, and for pages that are about one person. */
  counted: CountedPage | null;
  variants: Variants;
}

/** Of a page that could not be made because the database is away. */
const RETRY_AFTER_SECONDS = '5';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function policyHeader(page: RenderedPage, siteUrl: string, mode: string): string[] {
  // The development server injects styles and scripts of its own.
  if (mode === 'development') return [];
  const bare = page.policy ?? BARE_POLICY;
  const { contentType, scripts = [], formsLeadTo } = page;
  return ['content-security-policy', contentType ? bare : pagePolicy(scripts, { siteUrl }, formsLeadTo)];
}

function alwaysHeaders({ isSecret }: RenderedPage, siteUrl: string): string[] {
  const headers = securityHeaders({ siteUrl });
  if (!isSecret) return headers.flat();
  const others = headers.filter(([name]) => name !== 'referrer-policy');
  return [...others, ['referrer-policy', 'no-referrer'], ['x-robots-tag', 'noindex']].flat();
}

function cacheControlOf({ status, cacheControl, isPersonal }: RenderedPage, isKept: boolean): string {
  if (isPersonal) return PRIVATE;
  if (status !== 200) return 'no-cache';
  return cacheControl ?? (isKept ? SHARED_PAGE : UNSHARED_PAGE);
}

interface VariantParts {
  encoding: Encoding;
  body: Buffer;
  fixed: readonly string[];
  hash: string;
  cacheControl: string;
}

function variant(page: RenderedPage, parts: VariantParts): Variant {
  const { encoding, body, fixed, hash, cacheControl } = parts;
  const etag = `"${hash}-${encoding}"`;
  const kept = [
    ...fixed,
    'cross-origin-resource-policy',
    page.isForAll ? 'cross-origin' : 'same-origin',
    'cache-control',
    cacheControl,
    ...(cacheControl === SHARED_PAGE ? CDN_PAGE : []),
    'vary',
    'accept-encoding',
    'etag',
    etag,
  ];
  const contentType = page.contentType ?? 'text/html; charset=utf-8';
  const headers = [...kept, 'content-type', contentType, 'content-length', String(body.length)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (page.status === 503) headers.push('retry-after', RETRY_AFTER_SECONDS);
  const shared = isShared(cacheControl);
  const prebuilt = new PrebuiltResponse(headers, body, shared);
  return { etag, body, isShared: shared, headers, notModifiedHeaders: kept, prebuilt };
}

/** A window that holds the whole page and no more: the usual 4 MB take milliseconds to be given back. */
const windowBits = (length: number): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(length + 1))));

const brotliAt = (quality: number, { length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  },
});

type MakeVariant = (encoding: Encoding, body: Buffer) => Variant;

/** As small as it gets, in threads of its own: the page is sent many times. */
async function variantsToKeep(identity: Buffer, make: MakeVariant): Promise<Variants> {
  await setImmediate();
  const [br, gz] = await Promise.all([
    compressBrotli(identity, brotliAt(9, identity)),
    compressGzip(identity, { level: 9 }),
  ]);
  return { br: make('br', br), gzip: make('gzip', gz), identity: make('identity', identity) };
}

/**
 * Of a page that is sent once: made when it is asked for, on the spot, which takes less than handing it to a thread would,
 * and kept for those who asked while it was being rendered. Brotli is quicker at this quality than gzip at its fourth, and
 * makes a long page a fifth smaller.
 */
function variantsToSend(identity: Buffer, make: MakeVariant): Variants {
  const made: Partial<Record<Encoding, Variant>> = {};
  return {
    get br() {
      return (made.br ??= make('br', brotliCompressSync(identity, brotliAt(3, identity))));
    },
    get gzip() {
      return (made.gzip ??= make('gzip', gzipSync(identity, { level: 4 })));
    },
    get identity() {
      return (made.identity ??= make('identity', identity));
    },
  };
}

/** Twice: what is asked for is also kept with its head in front. */
const bytesKept = ({ br, gzip: gz, identity }: Variants): number =>
  2 * (br.body.length + gz.body.length + identity.body.length);

export interface EntryOptions {
  siteUrl: string;
  mode: string;
  isKept: boolean;
  counted?: CountedPage | null;
}

export async function pageEntry(page: RenderedPage, options: EntryOptions): Promise<PageEntry> {
  const { siteUrl, mode, isKept, counted = null } = options;
  const identity = Buffer.from(page.text);
  const fixed = [...alwaysHeaders(page, siteUrl), ...policyHeader(page, siteUrl, mode)];
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const cacheControl = cacheControlOf(page, isKept);
  const make: MakeVariant = (encoding, body) => variant(page, { encoding, body, fixed, hash, cacheControl });
  const variants = isKept ? await variantsToKeep(identity, make) : variantsToSend(identity, make);
  return {
    status: page.status,
    counted: page.status === 200 ? counted : null,
    bytes: isKept ? bytesKept(variants) : identity.length,
    variants,
  };
}

function variantFor({ headers }: IncomingMessage, { variants }: PageEntry): Variant {
  return variants[encodingFor(headers['accept-encoding'] as string | undefined)];
}

/** What nearly every browser asks for; anything else takes the long way. */
function isPlain(request: IncomingMessage, response: ServerResponse, { status }: PageEntry): boolean {
  const isCurrent = request.httpVersionMajor === 1 && request.httpVersionMinor === 1;
  return status === 200 && isCurrent && request.method === 'GET' && response.shouldKeepAlive;
}

const withSharedUntil = (headers: string[], { isShared: shared }: Variant): string[] =>
  shared ? [...headers, ...sharedUntil(Date.now())] : headers;

/** Writes an entry straight to the socket: no framework, no copying. */
export function writePage(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const chosen = variantFor(request, entry);
  const etags = request.headers['if-none-match'];
  if (entry.status === 200 && etags !== undefined && (etags === '*' || etags.includes(chosen.etag))) {
    response.writeHead(304, withSharedUntil(chosen.notModifiedHeaders, chosen));
    response.end();
    return;
  }
  if (isPlain(request, response, entry)) return sendWithHead(response, chosen.prebuilt.at(Date.now()));
  response.writeHead(entry.status, withSharedUntil(chosen.headers, chosen));
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}
