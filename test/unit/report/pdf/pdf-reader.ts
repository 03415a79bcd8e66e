import { inflateSync } from 'node:zlib';

/** What a reader of a PDF gets to know; enough for files without object streams. */
export interface ReadPdf {
  title: string | null;
  /** All that the file says about itself: what is shown, kept and indexed without opening it. */
  metadata: string;
  language: string | null;
  isTagged: boolean;
  bookmarks: readonly string[];
  alts: readonly string[];
  /** The width and height of each page, in points. */
  sizes: readonly (readonly [number, number])[];
  /** What stands on the pages in the order of the tags, which is the order in which it is read aloud. */
  text: string;
}

type Objects = ReadonlyMap<string, string>;

function objectsOf(file: string): Objects {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, number, body]) => [number!, body!]));
}

function streamOf(object: string): string {
  const raw = object.slice(object.indexOf('stream\n') + 7, object.lastIndexOf('\nendstream'));
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** "(Clara)" or "<FEFF0043…>" */
function textOf(literal: string): string {
  if (literal.startsWith('<')) return utf16(literal.slice(1, -1)).replace('\uFEFF', '');
  const bytes = bytesOf(literal.slice(1, -1));
  return bytes.startsWith('\u00FE\u00FF')
    ? utf16(Buffer.from(bytes.slice(2), 'latin1').toString('hex'))
    : bytes;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function bytesOf(literal: string): string {
  return literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
  );
}

const LITERAL = String.raw`(\((?:\\[\s\S]|[^\\()]|\([^()]*\))*\)|<[0-9A-F]+>)`;

const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`/${name} ${LITERAL}`, 'g'))].map(([, literal]) => textOf(literal!));

/** From the codes of a font to letters. */
function lettersOf(font: string, objects: Objects): Map<string, string> {
  const cmap = streamOf(objects.get(/\/ToUnicode (\d+)/.exec(font)![1]!)!);
  const single = [...cmap.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>\n/g)];
  return new Map(single.map(([, code, letter]) => [code!, utf16(letter!)]));
}

function fontsOf(page: string, objects: Objects): Map<string, Map<string, string>> {
  const listed = /\/Font <<([\s\S]*?)>>/.exec(page)?.[1] ?? '';
  const named = [...listed.matchAll(/\/(\w+) (\d+) 0 R/g)];
  return new Map(named.map(([, name, number]) => [name!, lettersOf(objects.get(number!)!, objects)]));
}

const TOKENS = new RegExp(String.raw`/MCID (\d+)|\b(?:BMC|BDC|EMC|TJ|Tj)\b|/(\w+) [\d.]+ Tf|${LITERAL}`, 'g');

/** What is shown on a page under each mark; what has none is an artifact. */
function markedTexts(content: string, fonts: Map<string, Map<string, string>>): Map<number, string> {
  const texts = new Map<number, string>();
  const open: (number | null)[] = [];
  let next: number | null = null;
  let letters: Map<string, string> | undefined;
  let codes = '';
  for (const [token, mark, font, literal] of content.matchAll(TOKENS)) {
    if (mark) next = Number(mark);
    else if (token === 'BMC' || token === 'BDC') {
      open.push(next);
      [next, codes] = [null, ''];
    } else if (token === 'EMC') open.pop();
    else if (font) letters = fonts.get(font);
    else if (literal) codes += literal.startsWith('(') ? bytesOf(literal.slice(1, -1)) : '';
    else {
      const hex = Buffer.from(codes, 'latin1').toString('hex').toUpperCase();
      const shown = (hex.match(/.{4}/g) ?? []).map((code) => letters!.get(code) ?? '').join('');
      const own = open.findLast((one) => one !== null);
      if (own !== undefined && own !== null) texts.set(own, (texts.get(own) ?? '') + shown);
      codes = '';
    }
  }
  return texts;
}

const KID = /<<\s*\/Type \/MCR\s*\/MCID (\d+)\s*\/Pg (\d+) 0 R\s*>>|(\d+) 0 R|(\d+)/g;

/** Everything under an element of the tags, in their order. */
function taggedText(
  element: string,
  objects: Objects,
  texts: ReadonlyMap<string, Map<number, string>>,
): string {
  const kids = /\/K \[([\s\S]*?)\]\n(?: {2}\/|>>)/.exec(element)?.[1] ?? '';
  const page = /\n {2}\/Pg (\d+) 0 R/.exec(element)?.[1];
  return [...kids.matchAll(KID)]
    .map(([, mark, elsewhere, child, own]) => {
      if (child) return taggedText(objects.get(child)!, objects, texts);
      return texts.get(elsewhere ?? page!)?.get(Number(mark ?? own)) ?? '';
    })
    .join('');
}

/** Numbers of the pages in their order, however deep their tree is. */
function pagesUnder(number: string, objects: Objects): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(number)!)?.[1];
  if (kids === undefined) return [number];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesUnder(kid!, objects));
}

function textIn(catalog: string, pages: readonly string[], objects: Objects): string {
  const texts = new Map(
    pages.map((number) => {
      const page = objects.get(number)!;
      const content = streamOf(objects.get(/\/Contents (\d+)/.exec(page)![1]!)!);
      return [number, markedTexts(content, fontsOf(page, objects))];
    }),
  );
  return taggedText(objects.get(/\/StructTreeRoot (\d+)/.exec(catalog)![1]!)!, objects, texts);
}

/** The old form of it, and the new one. */
function metadataIn(info: string, all: readonly string[]): string {
  const values = [...info.matchAll(/\/(\w+) [(<]/g)].flatMap(([, name]) => valuesOf(info, name!));
  const streams = all.filter((object) => object.includes('/Type /Metadata')).map(streamOf);
  return [...values, ...streams.map((stream) => Buffer.from(stream, 'latin1').toString())].join('\n');
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const catalog = all.find((object) => object.includes('/Type /Catalog'))!;
  const pages = pagesUnder(/\/Pages (\d+)/.exec(catalog)![1]!, objects);
  const info = objects.get(/\/Info (\d+)/.exec(file)?.[1] ?? '') ?? '';
  const isBookmark = (object: string): boolean => object.includes('/Dest ') && object.includes('/Parent ');
  return {
    title: valuesOf(info, 'Title')[0] ?? null,
    metadata: metadataIn(info, all),
    language: valuesOf(catalog, 'Lang')[0] ?? null,
    isTagged: /\/Marked true/.test(catalog) && catalog.includes('/StructTreeRoot'),
    bookmarks: all.filter(isBookmark).flatMap((object) => valuesOf(object, 'Title')),
    alts: all.filter((object) => object.includes('/StructElem')).flatMap((object) => valuesOf(object, 'Alt')),
    sizes: pages.map((number) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(objects.get(number)!)!;
      return [Number(width), Number(height)] as const;
    }),
    text: textIn(catalog, pages, objects),
  };
}
