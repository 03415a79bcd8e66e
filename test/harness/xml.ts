export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TAG = /^<(\/?)([A-Za-z][\w.-]*(?::[\w.-]+)?)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error('control character');
  return text.replaceAll(/&([^;]*);?/g, (whole, name: string) => {
    const character = name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : NAMED[name];
    if (character === undefined || !whole.endsWith(';'))
      throw new Error(`not an entity: ${whole.slice(0, 20)}`);
    return character;
  });
}

function attributesOf(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  const attributes = Object.fromEntries(pairs.map(([, name, value]) => [name!, unescaped(value!)]));
  if (Object.keys(attributes).length !== pairs.length) throw new Error(`attribute twice: ${source}`);
  return attributes;
}

/** Undeclared prefixes make a feed unreadable to any true parser. */
function checkPrefix(name: string, open: readonly XmlElement[]): void {
  const prefix = name.includes(':') ? name.split(':')[0] : undefined;
  if (prefix && !open.some(({ attributes }) => `xmlns:${prefix}` in attributes)) {
    throw new Error(`prefix ${prefix} is not declared`);
  }
}

/** A parser for the plain XML that feeds are made of. It forgives nothing and throws at the first fault. */
export function xmlTree(xml: string): XmlElement {
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(xml);
  if (!declaration) throw new Error('no XML declaration');
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let rest = xml.slice(declaration[0].length);
  while (rest !== '') {
    const parent = open.at(-1)!;
    const text = /^[^<]*/.exec(rest)![0];
    if (open.length === 1 && text.trim() !== '')
      throw new Error(`text outside the root: ${text.slice(0, 40)}`);
    parent.text += unescaped(text);
    rest = rest.slice(text.length);
    if (rest === '') break;
    const tag = TAG.exec(rest);
    if (!tag) throw new Error(`not a tag: ${rest.slice(0, 60)}`);
    const [whole, closing, name, attributes, empty] = tag;
    rest = rest.slice(whole.length);
    if (closing) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      continue;
    }
    const element: XmlElement = {
      name: name!,
      attributes: attributesOf(attributes!),
      children: [],
      text: '',
    };
    checkPrefix(name!, [...open, element]);
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.name}> is never closed`);
  if (top.children.length !== 1) throw new Error('there must be one root');
  return top.children[0]!;
}

export function textAt(parent: XmlElement, name: string): string {
  const found = parent.children.find((child) => child.name === name);
  if (!found) throw new Error(`<${parent.name}> has no <${name}>`);
  return found.text;
}
