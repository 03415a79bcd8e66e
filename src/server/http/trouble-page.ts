import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import { BARE_POLICY } from './security-headers.ts';

/** All in one answer: whoever is turned away for asking too much should not have to ask for a style sheet. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#070a16;color:#d3c9b0;' +
  'font:1.25rem/1.5 Georgia,serif}' +
  'main{max-width:32rem;padding:2rem;border-block:3px double #b98a3e;text-align:center}' +
  'h1{margin:0 0 .5em;color:#f7e2a6;font-weight:400;font-size:2rem}' +
  'p{margin:0 0 1em}p:last-child{margin:0}' +
  'a{color:#e8c37a;padding:.5em}a:focus-visible{outline:2px solid #fff1c4}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const TROUBLE_POLICY = `${BARE_POLICY}; style-src 'sha256-${STYLE_HASH}'`;

/** Somebody opened an address, and no script asked for data or a picture. */
export function asksForPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function headingOf(status: number): string {
  if (status === 429 || status === 503) return 'One moment, please';
  if (status === 404) return 'Nothing here';
  return status < 500 ? 'That didn’t work' : 'Something went wrong';
}

export function troublePage(status: number, message: string): string {
  const heading = headingOf(status);
  return (
    `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${heading}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>${heading}</h1><p>${escapeMarkup(message)}</p>` +
    `<p><a href="">Try again</a> <a href="/">Go home</a></p></main></body></html>`
  );
}
