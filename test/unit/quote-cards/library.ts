import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import type { AuthorFile } from '../../../src/contract/quotes-content.ts';
import type { CardWords } from '../../../src/domain/quote-cards/composition.ts';
import { quoteLookupFrom } from '../../../src/server/pictures/lookup.ts';

const files = readQuoteFiles();
const quote = quoteLookupFrom(files);

/** Every quote of the library as its card says it. */
export const ALL_WORDS: readonly CardWords[] = (Object.values(files) as AuthorFile[])
  .flatMap(({ quotes }) => quotes)
  .map(({ slug }) => ({ ...quote(slug)!, credit: 'Zodiary' }));
