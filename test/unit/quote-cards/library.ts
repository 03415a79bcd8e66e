import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import type { AuthorFile } from '../../../src/content/quotes.ts';
import type { CardWords } from '../../../src/art/quote-cards/composition.ts';
import { quoteLookup } from '../../../src/server/pictures/quote-lookup.ts';

const files = Object.values(readQuoteFiles()) as AuthorFile[];
const quote = quoteLookup(files);

/** Every quote of the library as its card says it. */
export const ALL_WORDS: readonly CardWords[] = files
  .flatMap(({ quotes }) => quotes)
  .map(({ slug }) => ({ ...quote(slug)!, credit: 'Zodiary' }));
