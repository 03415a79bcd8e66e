import { isScalar, parseDocument, visit, type Document, type Node } from 'yaml';

/** A YAML text with what stands where in it. */
export interface Source {
  text: string;
  document: Document;
  /** How long the lines are over which its texts are folded. */
  width: number;
}

const USUAL_WIDTH = 110;

export const startOf = (node: Node): number => node.range![0];

/** Without the blank lines that a block of text would take for its own. */
export function endOf({ text }: Pick<Source, 'text'>, node: Node): number {
  return startOf(node) + text.slice(startOf(node), node.range![1]).trimEnd().length;
}

function foldedWidth(text: string, document: Document): number {
  let width = 0;
  visit(document, {
    Scalar(_, node) {
      if (node.type === 'BLOCK_LITERAL' || !node.range) return;
      const whole = text.slice(text.lastIndexOf('\n', node.range[0]) + 1, endOf({ text }, node));
      const lines = whole.split('\n');
      if (lines.length > 1) width = Math.max(width, ...lines.map((line) => line.length));
    },
  });
  return width || USUAL_WIDTH;
}

export function sourceOf(text: string, width?: number): Source {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw document.errors[0]!;
  return { text, document, width: width ?? foldedWidth(text, document) };
}

export const textOf = (source: Pick<Source, 'text'>, node: Node): string =>
  source.text.slice(startOf(node), endOf(source, node));

export const isOnOneLine = (source: Pick<Source, 'text'>, node: Node): boolean =>
  !isScalar(node) || !textOf(source, node).includes('\n');
