import type { LinkDescriptor } from 'react-router';
import cinzel from '../look/fonts/cinzel-400.woff2?url';
import garamond from '../look/fonts/eb-garamond.woff2?url';
import ysabeau from '../look/fonts/ysabeau-office.woff2?url';

/** The three faces above the fold; the italic may arrive late. */
function fontPreloads(): LinkDescriptor[] {
  return [cinzel, garamond, ysabeau].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));
}

export function headLinks(): LinkDescriptor[] {
  return [
    ...fontPreloads(),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Daily horoscopes',
      href: '/daily-horoscope-feed.xml',
    },
    { rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: '/blog-feed.xml' },
  ];
}
