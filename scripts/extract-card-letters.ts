/**
 * Takes the outlines, widths and kerning of the letters on the pictures of quotes:
 * `node scripts/extract-card-letters.ts` writes `src/art/quote-cards/data/letters.json`. A card is a picture of its
 * own and cannot count on a font being there. To be run anew when a quote brings a letter that no other has.
 */
import type { AuthorFile } from '../src/content/quotes.ts';
import { quoteLoreFrom } from '../src/content/quote-lore.ts';
import { readQuoteFiles, readQuoteLore } from './compile-content.ts';
import { charactersOf, faceOf, writeFaces } from './letter-outlines.ts';

const ALWAYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?’‘“”()-–—&…%°/áíñóú';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';

const files = Object.values(readQuoteFiles()) as AuthorFile[];
const quotes = files.flatMap((file) => file.quotes);
const texts = quotes.map(({ text }) => text.replaceAll(/[\n⸺]/g, ' ')).join('');
const sources = quotes.map(({ work, place }) => work + place).join('');
const authors = files.map(({ author }) => author.name.toUpperCase()).join('');
const misattributed = quoteLoreFrom(readQuoteLore())
  .misattributions.map(({ text, falselyTo, saidBy }) => [text, falselyTo, saidBy.name, saidBy.when].join(''))
  .join('');
const garamond = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght';

const faces = {
  roman: await faceOf(`${garamond}-normal`, charactersOf(ALWAYS + LOWER + texts + misattributed)),
  italic: await faceOf(`${garamond}-italic`, charactersOf(ALWAYS + LOWER + sources + misattributed)),
  capitals: await faceOf('@fontsource/cinzel/files/cinzel-latin-400-normal', charactersOf(ALWAYS + authors)),
};
const note =
  'EB Garamond and Cinzel, SIL Open Font License; units of 1/1000 em. Made by scripts/extract-card-letters.ts.';
writeFaces('src/art/quote-cards/data/letters.json', note, faces);
