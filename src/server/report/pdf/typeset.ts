import { bookFiles } from './book-files.ts';
import type { BookOrder } from './order.ts';
import { pagesIn } from './pages-in.ts';
import { betterType, likelyType, type BookType } from './type-size.ts';
import type { Typesetter } from './typesetter.ts';

const typeFile = (type: BookType): [string, string] => ['type.json', JSON.stringify(type)];

/** A book of 18 to 28 pages: set, and where that was too long or too short set once more in another type. */
export function typeset(typesetter: Typesetter, order: BookOrder): Uint8Array {
  const likely = likelyType(order);
  const first = typesetter.set(new Map([...bookFiles(order), typeFile(likely)]));
  const better = betterType(likely, pagesIn(first));
  return better ? typesetter.set(new Map([typeFile(better)])) : first;
}
