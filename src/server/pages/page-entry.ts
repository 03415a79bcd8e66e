import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BARE_POLICY, pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { PrebuiltResponse, sendWithHead } from './prebuilt-response.ts';
import type { RenderedPage } from './renderer.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  etag: string;
  body: Buffer;
  /** Ready for writeHead: names and values in turn. */
  headers: string[];
  notModifiedHeaders: string[];
  prebuilt: PrebuiltResponse;
}

/** A page, feed or drawing as bytes: every encoding and every header is made once, when the page is. */
export interface PageEntry {
  status: number;
  bytes: number;
  variants: Record<Encoding, Variant>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function policyHeader(page: RenderedPage, siteUrl: string, mode: string): string[] {
  // The development server injects styles and scripts of its own.
  if (mode === 'development') return [];
  const bare = page.policy ?? BARE_POLICY;
  return ['content-security-policy', page.contentType ? bare : pagePolicy(page.scripts ?? [], { siteUrl })];
}

function cacheControlOf({ status, cacheControl, isPersonal }: RenderedPage): string {
  if (isPersonal) return 'no-store';
  return status === 200 ? (cacheControl ?? 'public, max-age=0, must-revalidate') : 'no-cache';
}

function variant(
  page: RenderedPage,
  encoding: Encoding,
  body: Buffer,
  fixed: string[],
  hash: string,
): Variant {
  const etag = `"${hash}-${encoding}"`;
  const kept = [
    ...fixed,
    'cross-origin-resource-policy',
    page.isForAll ? 'cross-origin' : 'same-origin',
    'cache-control',
    cacheControlOf(page),
    'vary',
    'accept-encoding',
    'etag',
    etag,
  ];
  const contentType = page.contentType ?? 'text/html; charset=utf-8';
  const headers = [...kept, 'content-type', contentType, 'content-length', String(body.length)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  return { etag, body, headers, notModifiedHeaders: kept, prebuilt: new PrebuiltResponse(headers, body) };
}

export async function pageEntry(page: RenderedPage, siteUrl: string, mode: string): Promise<PageEntry> {
  const identity = Buffer.from(page.text);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  const fixed = [...securityHeaders({ siteUrl }).flat(), ...policyHeader(page, siteUrl, mode)];
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: page.status,
    // Twice: what is asked for is also kept with its head in front.
    bytes: 2 * (identity.length + br.length + gz.length),
    variants: {
      br: variant(page, 'br', br, fixed, hash),
      gzip: variant(page, 'gzip', gz, fixed, hash),
      identity: variant(page, 'identity', identity, fixed, hash),
    },
  };
}

const REFUSED = /;\s*q=0(\.0*)?\s*$/;

function readEncoding(header: string): Encoding {
  let best: Encoding = 'identity';
  for (const part of header.toLowerCase().split(',')) {
    const name = part.split(';', 1)[0]!.trim();
    if ((name !== 'br' && name !== 'gzip') || REFUSED.test(part)) continue;
    if (name === 'br') return 'br';
    best = 'gzip';
  }
  return best;
}

const KNOWN_HEADERS = 64;
const encodings = new Map<string, Encoding>();

/**
 * The best encoding that the header names and does not refuse ("br;q=0"). Browsers know a handful of such headers
 * between them, and each is read once; strangers' odd ones fill no memory.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = encodings.get(header);
  if (known) return known;
  const encoding = readEncoding(header);
  if (encodings.size < KNOWN_HEADERS) encodings.set(header, encoding);
  return encoding;
}

/** What nearly every browser asks for; anything else takes the long way. */
function isPlain(request: IncomingMessage, response: ServerResponse, { status }: PageEntry): boolean {
  const isCurrent = request.httpVersionMajor === 1 && request.httpVersionMinor === 1;
  return status === 200 && isCurrent && request.method === 'GET' && response.shouldKeepAlive;
}

/** Writes an entry straight to the socket: no framework, no copying. */
export function writePage(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const chosen = entry.variants[encodingFor(request.headers['accept-encoding'] as string | undefined)];
  const known = request.headers['if-none-match'];
  if (entry.status === 200 && known !== undefined && (known === '*' || known.includes(chosen.etag))) {
    response.writeHead(304, chosen.notModifiedHeaders);
    response.end();
    return;
  }
  if (isPlain(request, response, entry)) return sendWithHead(response, chosen.prebuilt.at(Date.now()));
  response.writeHead(entry.status, chosen.headers);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}
