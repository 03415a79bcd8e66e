import type { Config } from '../config.ts';
import { APP_START } from '../../domain/counting/app-start.ts';
import type { RenderedPage } from './renderer.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { publicFor } from '../cache-control.ts';

function screenshot(formFactor: 'narrow' | 'wide', sizes: string, label: string) {
  const src = `/screenshots/${formFactor}.webp`;
  return { src, sizes, type: 'image/webp', form_factor: formFactor, label };
}

function manifest({ siteName }: Config): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src: `/icons/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'Daily horoscopes written from the real sky.',
    lang: 'en-US',
    // Says no more than that the app was opened: counting knows it by this (decision 035).
    start_url: APP_START,
    scope: '/',
    display: 'standalone',
    background_color: '#0b0f1e',
    theme_color: '#070a16',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      // Only the device knows which sign was read last: home leads on to it.
      { name: 'Your reading for today', short_name: 'Today', url: '/?continue' },
      { name: 'Tarot', url: '/tarot' },
      { name: 'Quotes', url: '/quotes' },
    ],
    screenshots: [
      screenshot('narrow', '780x1688', 'A reading for today, with the sky it was written from'),
      screenshot('wide', '1280x800', 'Twelve signs under today’s planets'),
    ],
  });
}

/** Public calls stay open: a page shown to a crawler on another day than the site's asks for that day's reading. */
const CLOSED_TO_CRAWLERS = ['/admin', '/api/preferences', '/api/notifications'];

function robots({ siteUrl }: Config): string {
  const closed = CLOSED_TO_CRAWLERS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** Small files that every site of ours has, with this site's name in them. */
export function siteFiles(config: Config): GeneratedFiles {
  const files: Record<string, RenderedPage> = {
    '/manifest.webmanifest': {
      status: 200,
      text: manifest(config),
      contentType: 'application/manifest+json; charset=utf-8',
      cacheControl: publicFor(86_400),
    },
    '/robots.txt': {
      status: 200,
      text: robots(config),
      contentType: 'text/plain; charset=utf-8',
      cacheControl: publicFor(86_400),
    },
  };
  return { owns: (path) => Object.hasOwn(files, path), render: (path) => files[path]! };
}
