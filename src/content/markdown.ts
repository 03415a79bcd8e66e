import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import type { BlogPost } from '../contract/blog.ts';
import { escapeMarkup } from '../domain/feeds/markup.ts';
import { CAPTION_MARK } from '../domain/blog/slots/table.ts';
import { ContentFault } from './content-fault.ts';

export interface Rendered {
  html: string;
  headings: BlogPost['headings'];
}

function headingId(text: string, taken: readonly { id: string }[]): string {
  const plain = text.normalize('NFKD').replace(/[^\p{L}\p{N}\s-]/gu, '');
  const id = plain.toLowerCase().trim().replace(/\s+/g, '-') || 'part';
  const again = taken.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`)).length;
  return again === 0 ? id : `${id}--${again + 1}`;
}

export function plainOf(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name]!);
}

/** Told what is wrong with a text. Where it comes back, the place is shown as well as it can be. */
export type TellFault = (sentence: string) => void;

const refuse =
  (file: string): TellFault =>
  (sentence) => {
    throw new ContentFault(`${file}: ${sentence}`);
  };

function checkedHref(href: string, tell: TellFault): string {
  if (/^(https?:\/\/|\/(?!\/)|#)/.test(href)) return href;
  tell(`the link “${href}” must begin with https://, / or #`);
  return '#';
}

/** Named by the line above it, and scrolled inside its own box where the page is narrower. */
function tableBox(table: string, caption: string | undefined, number: number): string {
  if (!caption) return `<div role="region" aria-label="Table" tabindex="0">${table}</div>\n`;
  const id = `table-${number}`;
  const box = `<div role="region" aria-labelledby="${id}" tabindex="0">${table}</div>`;
  return `<figure><figcaption id="${id}">${escapeMarkup(caption)}</figcaption>${box}</figure>\n`;
}

type CaptionedTable = Tokens.Table & { caption?: string };

function rendererFor(headings: BlogPost['headings'], tell: TellFault): RendererObject {
  let tables = 0;
  return {
    html({ text, block }: Tokens.HTML | Tokens.Tag) {
      return block ? `<p>${escapeMarkup(text.trim())}</p>\n` : escapeMarkup(text);
    },
    heading({ tokens, depth: written }) {
      const inner = this.parser.parseInline(tokens);
      if (written === 1) tell(`“${plainOf(inner)}” must be ##: the title is the one #`);
      const depth = Math.max(2, written);
      const id = headingId(plainOf(inner), headings);
      if (depth === 2) headings.push({ id, text: plainOf(inner) });
      return `<h${depth} id="${escapeMarkup(id)}">${inner}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const checked = checkedHref(href, tell);
      const outside = /^https?:/.test(checked) ? ' rel="noopener"' : '';
      return `<a href="${escapeMarkup(checked)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      return `<img src="${escapeMarkup(checkedHref(href, tell))}" alt="${escapeMarkup(text)}" loading="lazy">`;
    },
    table(token) {
      const cells = (row: Tokens.TableCell[], name: 'th' | 'td'): string =>
        row
          .map(({ tokens }, at) => {
            const isHead = name === 'th' || at === 0;
            const open = name === 'th' ? '<th scope="col">' : isHead ? '<th scope="row">' : '<td>';
            return `${open}${this.parser.parseInline(tokens)}</${isHead ? 'th' : 'td'}>`;
          })
          .join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      const table = `<table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table>`;
      tables += 1;
      return tableBox(table, (token as CaptionedTable).caption, tables);
    },
  };
}

/** The paragraph that names a table goes into its box. */
function withCaptions(tokens: readonly Token[]): Token[] {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  return blocks.flatMap((token, at): Token[] => {
    const after = blocks[at + 1];
    const isCaption = token.type === 'paragraph' && after?.type === 'table';
    if (!isCaption || !(token as Tokens.Paragraph).text.startsWith(CAPTION_MARK)) return [token];
    (after as CaptionedTable).caption = (token as Tokens.Paragraph).text.slice(CAPTION_MARK.length);
    return [];
  });
}

/** Markdown with raw HTML switched off; links that lead nowhere are refused. */
export function renderMarkdown(file: string, body: string, tell = refuse(file)): Rendered {
  const headings: BlogPost['headings'] = [];
  const marked = new Marked({ renderer: rendererFor(headings, tell), gfm: true, async: false });
  const html = marked.parser(withCaptions(marked.lexer(body)));
  return { html: html.trim(), headings };
}
