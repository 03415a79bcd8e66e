const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const BLOCKS =
  /^(?:p|div|br|hr|h[1-6]|section|article|header|footer|blockquote|li|ol|ul|tr|td|th|table|hgroup|figure|figcaption|dt|dd|cite)$/i;

function decoded(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity] ?? whole;
    const isHex = entity[1]!.toLowerCase() === 'x';
    return String.fromCodePoint(isHex ? parseInt(entity.slice(2), 16) : Number(entity.slice(1)));
  });
}

/** Word joiners dropped, every kind and run of white space one blank. */
function flat(text: string): string {
  return text
    .replaceAll(/[\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .trim();
}

const nameOf = (tag: string): string => /^<\/?([\w:]+)/.exec(tag)?.[1] ?? '';

/** How deep inside a reference to a note a tag leaves us: their numbers are no words of the author. */
function noteDepth(tag: string, depth: number): number {
  if (nameOf(tag) !== 'a') return depth;
  if (depth === 0) return /epub:type="noteref"/.test(tag) ? 1 : 0;
  if (tag.startsWith('</')) return depth - 1;
  return tag.endsWith('/>') ? depth : depth + 1;
}

/** The words of an XHTML page of Standard Ebooks. */
function ofXhtml(xhtml: string): string {
  const body = xhtml.slice(xhtml.indexOf('<body'));
  let words = '';
  let depth = 0;
  for (const [token] of body.matchAll(/<!--[^]*?-->|<[^>]+>|[^<]+/g)) {
    if (!token.startsWith('<')) words += depth === 0 ? decoded(token) : '';
    else if (!token.startsWith('<!--')) {
      const before = depth;
      depth = noteDepth(token, depth);
      if (before === 0 && depth === 0 && BLOCKS.test(nameOf(token))) words += ' ';
    }
  }
  return flat(words);
}

const BEGINS = [/\*\*\* ?START OF (?:THE|THIS) PROJECT[^\n]*\n/, /\*END[*\s]*THE SMALL PRINT[^\n]*\n/];
const ENDS = [/\n\*\*\* ?END OF (?:THE|THIS) PROJECT/, /\nEnd of (?:the |this )?Project Gutenberg/i];

/** Project Gutenberg's own words before and after a text are not the author's. */
function withoutFrame(text: string): string {
  const begin = BEGINS.map((pattern) => pattern.exec(text)).find(Boolean);
  const end = ENDS.map((pattern) => pattern.exec(text)).find(Boolean);
  return text.slice(begin ? begin.index + begin[0].length : 0, end?.index);
}

/** An apostrophe before one of these stands for letters left out; it opens no quotation. */
const ELIDED =
  /^(?:tis|twas|twere|twill|twould|twixt|tween|neath|mid|midst|gainst|em|im|e|er|is|ow|ave|ome|ouse|ead|ope|ard|and|ated|eaven|eart|igh|round|bout|cause|til|d|s|n|arf|appy|old|un)\b/i;

function openingMark(whole: string, at: number): string {
  const next = whole.slice(at, at + 12);
  return ELIDED.test(next) || /^\d/.test(next) ? '’' : '‘';
}

/** Typewriter marks made typographic, as the site prints them. */
function typographic(text: string): string {
  return text
    .replaceAll(/ -{2,} /g, '—')
    .replaceAll(/-{2,}/g, '—')
    .replaceAll(/([;:,])— (?=\S)/g, '$1—')
    .replaceAll(/(^|[\s([—‘'])"(?=\S)/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(
      /(^|[\s([—“])'(?=\S)/g,
      (mark: string, before: string, at: number, whole: string) =>
        before + openingMark(whole, at + mark.length),
    )
    .replaceAll("'", '’');
}

/** The words of a plain text of Project Gutenberg: marks of italics, of notes and of supplied words dropped. */
function ofGutenberg(raw: string): string {
  const text = withoutFrame(raw.replaceAll(/\r\n?/g, '\n').replace(/^\ufeff/, ''));
  return typographic(
    text
      .replaceAll('_', '')
      .replaceAll('`', "'")
      .replaceAll(/\{([^{}\n]{1,60})\}/g, (mark, word: string) => (/^\d+$/.test(word) ? mark : word))
      .replaceAll(/ ?[[{](?:FN ?#?)?\d+[\]}]/g, ''),
  );
}

/** The same of a page of Project Gutenberg. */
function ofHtml(html: string): string {
  const body = html
    .slice(Math.max(0, html.search(/<body/i)))
    .replaceAll(/<!--[^]*?-->|<(style|script)[^]*?<\/\1>/gi, '')
    .replaceAll(/<\/?(\w+)[^>]*>/g, (_tag, name: string) => (BLOCKS.test(name) ? ' ' : ''));
  return ofGutenberg(decoded(body));
}

/** The same of a page that was made into Markdown: marks of emphasis, of notes, of pages and of links dropped. */
function ofMarkdown(markdown: string): string {
  return typographic(
    markdown
      .replaceAll(/<span id="[^"]*">[^<]*<\/span>/g, '')
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\\\[\d+\\\]|\{p\. \d+\}|^#+ |\*/gm, '')
      .replaceAll(/\\(?=[^\w\s])/g, ''),
  );
}

function charactersOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a reader would read in a file of Standard Ebooks, Project Gutenberg or a library in Markdown, on one line. */
export function sourceText(file: string, bytes: Uint8Array): string {
  const text = charactersOf(bytes);
  if (file.endsWith('.txt')) return flat(ofGutenberg(text));
  if (file.endsWith('.md')) return flat(ofMarkdown(text));
  return /\.html?$/.test(file) ? flat(ofHtml(text)) : ofXhtml(text);
}
