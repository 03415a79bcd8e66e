/** Cuts the web fonts to what our pages set and writes `src/web/look/fonts.css`: `node scripts/subset-fonts.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, metricsOf } from './subset-fonts-metrics.ts';
import type { FontMetrics } from './subset-fonts-metrics.ts';

const ROOT = new URL('../', import.meta.url);
const LOOK = new URL('src/web/look/', ROOT);

/** What nearly every page sets, counted over `content/` and a page of each kind; the rest is in files of its own. */
const COMMON =
  span(0x30, 0x39) + span(0x41, 0x5a) + span(0x61, 0x7a) + ' \u00A0!"$%&\'(),-./:;?©°·×é–—‘’“”…′″−';
/** The face of labels sets names of authors (Thomas à Kempis, Charlotte Brontë) and names of what is stored. */
const COMMON_IN_LABELS = `${COMMON}+=_àáèëíöü`;
/** The letters of the name, the only ones that are set in the heavier Cinzel on most pages. */
const NAME = 'Zodiary';
const PUNCTUATION = '“”‘’‚„–—…·•°′″×÷±−½¼¾†‡§©®™€→←✦\u00A0\u2009\u202F';
const LATIN = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœıŠšŽžŸ' + PUNCTUATION;
/** Authors and works that we quote: Kālidāsa, Kakuzō, Shūdraka, Zitkála-Šá. One of them may stand on any page. */
const QUOTED_NAMES = 'ĀāŌōŪūŠšŬŭ';
/** Other names: Čapek, Dvořák, Łukasz. */
const LATIN_EXTENDED = span(0x100, 0x17f) + 'ȘșȚțẞ†‡';
/** What our styles ask for and what browsers turn on by themselves. Marks that combine are in none of the files. */
const FEATURES = ['kern', 'liga', 'rlig', 'calt', 'ccmp', 'locl', 'pnum', 'tnum', 'lnum', 'onum'];

/** Prose and headings in our manner: their letters weigh the average widths. */
const PROSE =
  'The Moon reaches its first quarter in Aquarius, the part of your chart that belongs to other people, and most of ' +
  'what matters today will be said across a table. You do better as the one who asks. Let somebody finish a sentence ' +
  'you could have finished for them. Venus, three days out of her retreat, sends the Moon an easy line from Libra, ' +
  'where your letters and errands are kept. The reply you left half-written in October wants two sentences, not ten.';
const HEADINGS =
  'Your Daily Horoscope Today’s Reading Words for the Day Choose Another Sign Sagittarius Capricorn Leo';

/** Kerning and ligatures, which the tables of widths do not show, draw Garamond together by this much. */
const KERNED = 0.996;

interface Fallback {
  fonts: readonly string[];
  averageEm: number;
}

interface Face {
  family: string;
  file: string;
  source: string;
  style: 'normal' | 'italic';
  weight: string;
  axis?: { min: number; max: number; default: number };
  /** Where it is not `COMMON`. */
  common?: string;
  sample: string;
  fallbacks: readonly Fallback[];
}

/**
 * Average widths of system fonts over the samples. Liberation, which was measured, has the widths of Times New Roman
 * and Arial; Georgia and Noto Serif follow from their ratio to Times New Roman in capsize's metrics, and Roboto is as
 * wide as Arial. Of several installed fonts the last wins, so the closest stands last.
 */
function serifs(timesEm: number, suffix = ''): Fallback[] {
  const group = (averageEm: number, ...fonts: string[]): Fallback => ({
    averageEm,
    fonts: fonts.map((font) => `${font}${suffix}`),
  });
  return [
    group(timesEm * 1.213, 'Noto Serif', 'Droid Serif'),
    group(timesEm * 1.1, 'Georgia'),
    group(timesEm, 'Times New Roman', 'Liberation Serif', 'Tinos'),
  ];
}

const TIMES = { roman: serifs(0.3967), italic: serifs(0.3979, ' Italic'), headings: serifs(0.4338) };
const SANS: Fallback[] = [
  { fonts: ['Roboto', 'Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], averageEm: 0.4385 },
];

const CINZEL = { family: 'Cinzel', style: 'normal', sample: HEADINGS } as const;
const GARAMOND = {
  family: 'EB Garamond',
  weight: '400 600',
  axis: { min: 400, max: 600, default: 400 },
  sample: PROSE,
};
const garamondFiles = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght';

const FACES: readonly Face[] = [
  {
    ...CINZEL,
    file: 'cinzel-400',
    weight: '400',
    source: '@fontsource/cinzel/files/cinzel-latin-400-normal',
    fallbacks: TIMES.headings,
  },
  {
    ...CINZEL,
    file: 'cinzel-600',
    weight: '600',
    common: NAME,
    source: '@fontsource/cinzel/files/cinzel-latin-600-normal',
    fallbacks: [],
  },
  {
    ...GARAMOND,
    file: 'eb-garamond',
    style: 'normal',
    source: `${garamondFiles}-normal`,
    fallbacks: TIMES.roman,
  },
  {
    ...GARAMOND,
    file: 'eb-garamond-italic',
    style: 'italic',
    source: `${garamondFiles}-italic`,
    fallbacks: TIMES.italic,
  },
  {
    family: 'Ysabeau Office',
    file: 'ysabeau-office',
    style: 'normal',
    weight: '450 700',
    axis: { min: 450, max: 700, default: 500 },
    common: COMMON_IN_LABELS,
    source: '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal',
    sample: PROSE,
    fallbacks: SANS,
  },
];

function span(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}

/** `U+20-7E, U+A0-FF`: neighbors in one span. */
function unicodeRange(characters: Iterable<number>): string {
  const spans: [number, number][] = [];
  for (const code of [...characters].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

function rule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}\n`;
}

const without = (text: string, ...taken: string[]): string =>
  [...text].filter((character) => !taken.join('').includes(character)).join('');

interface Part {
  suffix: string;
  source: string;
  text: string;
}

/** Each in a file of its own, fetched only by pages that have one of its characters. */
function partsOf({ source, common = COMMON }: Face): Part[] {
  const extended = source.replace('-latin-', '-latin-ext-');
  return [
    { suffix: '-ext', source: extended, text: without(LATIN_EXTENDED, QUOTED_NAMES, LATIN) },
    { suffix: '-names', source: extended, text: QUOTED_NAMES },
    { suffix: '-more', source, text: without(LATIN, common, QUOTED_NAMES) },
    { suffix: '', source, text: common },
  ];
}

async function writeFont(face: Face, { suffix, source, text }: Part): Promise<string> {
  const options = {
    keepFeatures: FEATURES,
    noHinting: true,
    ...(face.axis ? { variationAxes: { wght: face.axis } } : {}),
  };
  const original = readFileSync(new URL(`node_modules/${source}.woff2`, ROOT));
  const characters = charactersOf(await subsetFont(original, text, { ...options, targetFormat: 'sfnt' }));
  const bytes = await subsetFont(original, text, { ...options, targetFormat: 'woff2' });
  const file = `${face.file}${suffix}.woff2`;
  writeFileSync(new URL(`fonts/${file}`, LOOK), bytes);
  console.log(`${file}: ${bytes.length} bytes, ${characters.size} characters`);
  return rule({
    'font-family': `'${face.family}'`,
    'font-style': face.style,
    'font-weight': face.weight,
    'font-display': 'swap',
    src: `url('./fonts/${file}') format('woff2')`,
    'unicode-range': unicodeRange(characters),
  });
}

/** The instance that most text uses, measured as it is drawn. */
async function measured({ source, axis, sample }: Face): Promise<FontMetrics> {
  const original = readFileSync(new URL(`node_modules/${source}.woff2`, ROOT));
  const pinned = axis ? { variationAxes: { wght: axis.default } } : {};
  return metricsOf(await subsetFont(original, LATIN, { ...pinned, targetFormat: 'sfnt' }), sample);
}

/** A system font, scaled to the width of ours and given our line: text does not move when ours arrives. */
function fallbackRule(face: Face, metrics: FontMetrics, { fonts, averageEm }: Fallback): string {
  const sizeAdjust = (metrics.averageEm / averageEm) * (face.family === 'EB Garamond' ? KERNED : 1);
  const em = metrics.unitsPerEm * sizeAdjust;
  return rule({
    'font-family': `'${face.family} Fallback'`,
    'font-style': face.style,
    'font-weight': face.family === 'Cinzel' ? '400 600' : face.weight,
    src: fonts.map((font) => `local('${font}')`).join(', '),
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(metrics.ascent / em),
    'descent-override': percent(metrics.descent / em),
    'line-gap-override': percent(metrics.lineGap / em),
  });
}

mkdirSync(new URL('fonts/', LOOK), { recursive: true });
const rules = ['/* Written by scripts/subset-fonts.ts. The fonts are under the SIL Open Font License. */\n'];
for (const face of FACES) {
  for (const part of partsOf(face)) rules.push(await writeFont(face, part));
  const metrics = await measured(face);
  rules.push(...face.fallbacks.map((fallback) => fallbackRule(face, metrics, fallback)));
}
const sheet = fileURLToPath(new URL('fonts.css', LOOK));
writeFileSync(sheet, rules.join('\n'));
execFileSync('node_modules/.bin/oxfmt', [sheet], { cwd: fileURLToPath(ROOT), stdio: 'inherit' });
