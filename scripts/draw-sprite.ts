import { writeFileSync } from 'node:fs';
import { chartEngravings } from '../src/art/birth-chart/engravings.ts';
import { GLYPH_NAMES, symbolOf } from '../src/art/drawing/glyphs.ts';

const WEB = new URL('../src/web/', import.meta.url);
const symbols = GLYPH_NAMES.map(symbolOf).join('\n');
writeFileSync(
  new URL('look/glyphs.svg', WEB),
  `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="1.5">\n${symbols}\n</svg>\n`,
);
writeFileSync(new URL('birth-chart/engravings.svg', WEB), chartEngravings());
