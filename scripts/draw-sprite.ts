import { writeFileSync } from 'node:fs';
import { GLYPH_NAMES, symbolOf } from '../src/art/drawing/glyphs.ts';

const symbols = GLYPH_NAMES.map(symbolOf).join('\n');
const file = new URL('../src/web/look/glyphs.svg', import.meta.url);
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="1.5">\n${symbols}\n</svg>\n`);
