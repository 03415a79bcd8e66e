import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TypesetterParts } from './typesetter.ts';

const pathOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const FONTS = [
  '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  '@expo-google-fonts/cinzel/400Regular/Cinzel_400Regular.ttf',
];

/** Where the compiler, the fonts and the templates are. */
export function typesetterParts(): TypesetterParts {
  const folder = fileURLToPath(new URL('./typst/', import.meta.url));
  return {
    compiler: pathOf('@myriaddreamin/typst-ts-web-compiler/wasm'),
    fonts: FONTS.map(pathOf),
    templates: Object.fromEntries(readdirSync(folder).map((name) => [name, join(folder, name)])),
  };
}
