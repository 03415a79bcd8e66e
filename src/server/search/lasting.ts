import { createHash } from 'node:crypto';
import type { CompatibilityService } from '../compatibility/service.ts';
import { blogDocuments } from './documents/blog.ts';
import type { SearchDocument } from './documents/document.ts';
import { horoscopeDocuments } from './documents/horoscopes.ts';
import { pageDocuments } from './documents/pages.ts';
import { quoteDocuments } from './documents/quotes.ts';
import { tarotDocuments } from './documents/tarot.ts';
import type { IndexedContent } from './sources.ts';

export interface LastingDocument extends SearchDocument {
  /** Of all its words. */
  digest: string;
}

/** All that is found besides the readings and the sky's events. */
export interface Lasting {
  documents: readonly LastingDocument[];
  hash: string;
}

interface Group {
  /** What its documents are made of: they are made anew when one of these is another. */
  from: (content: IndexedContent) => readonly unknown[];
  make: (content: IndexedContent) => SearchDocument[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

function keptGroup({ from, make }: Group): (content: IndexedContent) => readonly LastingDocument[] {
  let kept: { pieces: readonly unknown[]; documents: readonly LastingDocument[] } | null = null;
  return (content) => {
    const pieces = from(content);
    if (kept && pieces.every((piece, at) => piece === kept!.pieces[at])) return kept.documents;
    const documents = make(content).map((one) => ({ ...one, digest: hashOf(JSON.stringify(one)) }));
    kept = { pieces, documents };
    return documents;
  };
}

/** Gathers them from the content of the moment; what has not changed since the last time is not made again. */
export function lastingGatherer(
  compatibility: Pick<CompatibilityService, 'between'>,
): (content: IndexedContent) => Lasting {
  const groups = [
    { from: ({ compatibility: pairs }) => [pairs], make: () => horoscopeDocuments(compatibility) },
    { from: ({ blog }) => [blog], make: ({ blog }) => blogDocuments(blog.posts) },
    {
      from: ({ quotes, quoteLore }) => [quotes, quoteLore],
      make: ({ quotes, quoteLore }) => quoteDocuments(quotes, quoteLore),
    },
    { from: ({ tarot }) => [tarot], make: ({ tarot }) => tarotDocuments(tarot) },
    { from: () => [], make: () => pageDocuments() },
  ] satisfies Group[];
  const kept = groups.map(keptGroup);
  return (content) => {
    const documents = kept.flatMap((group) => group(content));
    const words = content.rewordedTexts.join(' ');
    return { documents, hash: hashOf(`${documents.map(({ digest }) => digest).join(' ')} ${words}`) };
  };
}
