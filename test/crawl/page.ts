/** What a crawler reads of a page. */
export interface CrawledPage {
  title: string;
  description: string[];
  /** Path and query of every canonical link; there should be one. */
  canonical: string[];
  isIndexable: boolean;
  mainHeadings: number;
  /** Addresses on this site that the page names, without their fragments. */
  links: string[];
  structured: string[];
  /** What people read or hear, piece by piece; code is left out. */
  words: string[];
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/** Path and query, or null for what is no address of this site. */
export function pathOn(origin: string, href: string): string | null {
  if (!/^(?:\/(?!\/)|https?:)/.test(href)) return null;
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
}

function contentsOf(html: string, name: string): string[] {
  return tagsOf(html, 'meta')
    .filter((tag) => attribute(tag, 'name') === name)
    .map((tag) => attribute(tag, 'content') ?? '');
}

/** Scripts hold markup as text: what stands in them is no part of the page. */
const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

const UNREAD = /<!--[\s\S]*?-->|<(style|code|pre)\b[^>]*>[\s\S]*?<\/\1>/g;
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];

function wordsOf(markup: string): string[] {
  const read = markup.replaceAll(UNREAD, '');
  const spoken = (read.match(/<[a-z][^>]*>/g) ?? []).flatMap((tag) =>
    SPOKEN.flatMap((name) => attribute(tag, name) ?? []),
  );
  const texts = read.replaceAll(/<\/?(?:b|i|em|strong|span|a|time|mark)\b[^>]*>/g, '').split(/<[^>]*>/);
  return [...texts.map(unescaped), ...spoken].map((text) => text.trim()).filter(Boolean);
}

export function readPage(html: string, origin: string): CrawledPage {
  const scripts = [...html.matchAll(SCRIPT)].map(({ groups }) => groups!);
  const markup = html.replaceAll(SCRIPT, '');
  const linkTags = [...tagsOf(markup, 'link'), ...tagsOf(markup, 'a')];
  const hrefs = linkTags.map((tag) => attribute(tag, 'href') ?? '');
  const sources = tagsOf(markup, 'img').map((tag) => attribute(tag, 'src') ?? '');
  const paths = [...hrefs, ...sources].map((href) => pathOn(origin, href)).filter((path) => path !== null);
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: contentsOf(markup, 'description'),
    canonical: tagsOf(markup, 'link')
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => pathOn(origin, attribute(tag, 'href') ?? '') ?? ''),
    isIndexable: !contentsOf(markup, 'robots').some((content) => content.includes('noindex')),
    mainHeadings: tagsOf(`${markup} `.replaceAll('<h1>', '<h1 >'), 'h1').length,
    links: [...new Set(paths)],
    structured: scripts
      .filter(({ attributes }) => attributes!.includes('application/ld+json'))
      .map(({ text }) => text!),
    words: wordsOf(markup),
  };
}
