import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import type { CountedPage } from '../counting/page-counter.ts';
import { CDN_PAGE, isShared, PRIVATE, SHARED_PAGE, sharedUntil, UNSHARED_PAGE } from '../cache-control.ts';
import { encodingsFor, type Encoding } from './encodings.ts';
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

/** A page, feed or drawing as bytes: every encoding and every header is made once, when the page is. */
export interface PageEntry {
  status: number;
  bytes: number;
  /** What is counted when it is sent; null for files, and for pages that are about one person. */
  counted: CountedPage | null;
  /** Brotli only where the page is kept: it is not worth its time for a page that is sent once. */
  variants: { br?: Variant; gzip: Variant; identity: Variant };
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

type Encoded = Record<'gzip' | 'identity', Buffer> & { br?: Buffer };

/** A window that holds the whole page and no more: the usual 4 MB take milliseconds to be given back. */
const windowBits = (length: number): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(length + 1))));

/** As small as it gets, in threads of its own: the page is sent many times. */
async function encodedForCache(identity: Buffer): Promise<Encoded> {
  await setImmediate();
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
      },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { br, gzip: gz, identity };
}

/** For a page that is sent once: half a millisecond, less than handing it to a thread would take. */
function encodedOnce(identity: Buffer): Encoded {
  return { gzip: gzipSync(identity, { level: 4 }), identity };
}

export interface EntryOptions {
  siteUrl: string;
  mode: string;
  isKept: boolean;
  counted?: CountedPage | null;
}

export async function pageEntry(page: RenderedPage, options: EntryOptions): Promise<PageEntry> {
  const { siteUrl, mode, isKept, counted = null } = options;
  const identity = Buffer.from(page.text);
  const encoded = isKept ? await encodedForCache(identity) : encodedOnce(identity);
  const fixed = [...alwaysHeaders(page, siteUrl), ...policyHeader(page, siteUrl, mode)];
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const cacheControl = cacheControlOf(page, isKept);
  const variantOf = (encoding: Encoding, body: Buffer) =>
    variant(page, { encoding, body, fixed, hash, cacheControl });
  return {
    status: page.status,
    counted: page.status === 200 ? counted : null,
    // Twice: what is asked for is also kept with its head in front.
    bytes: 2 * Object.values(encoded).reduce((sum, { length }) => sum + length, 0),
    variants: {
      ...(encoded.br && { br: variantOf('br', encoded.br) }),
      gzip: variantOf('gzip', encoded.gzip),
      identity: variantOf('identity', encoded.identity),
    },
  };
}

function variantFor({ headers }: IncomingMessage, { variants }: PageEntry): Variant {
  for (const encoding of encodingsFor(headers['accept-encoding'] as string | undefined)) {
    const found = variants[encoding];
    if (found) return found;
  }
  return variants.identity;
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
