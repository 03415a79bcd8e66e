/** Draws the card that pages without a picture of their own are shared with: `node scripts/draw-card.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { INK } from '../src/domain/drawing/ink.ts';
import { logoMark } from '../src/domain/drawing/logo.ts';
import { planisphere } from '../src/domain/drawing/planisphere.ts';
import { hashOfSources, recordPictures } from './picture-lock.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ROOT = new URL('../', import.meta.url);
const SOURCES = [
  'scripts/draw-card.ts',
  'src/domain/drawing/data/stars.json',
  'src/domain/drawing/data/figures.json',
  ...[
    'logo',
    'planisphere',
    'planisphere-sky',
    'label-placer',
    'stars',
    'glyphs',
    'glyph-paths',
    'icon-paths',
    'ink',
    'ring',
    'svg',
  ].map((name) => `src/domain/drawing/${name}.ts`),
];

function fontFace(family: string, path: string): string {
  const data = readFileSync(new URL(`node_modules/${path}`, ROOT)).toString('base64');
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data})}`;
}

/** The scale at the foot: a tick each 2°, 10° and 30°, as on the rule of every page. */
function foot(): string {
  const ticks = Array.from({ length: 181 }, (_, i) => {
    const length = i % 15 === 0 ? 20 : i % 5 === 0 ? 13 : 7;
    return `M${(26 + (i * 1148) / 180).toFixed(1)} 0v${length}`;
  }).join('');
  return `<svg class="foot" width="1200" height="24"><path d="${ticks}" stroke="${INK.brass500}" stroke-width="1.4"/></svg>`;
}

function page(): string {
  return `<!doctype html><style>
    ${fontFace('Cinzel', '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2')}
    ${fontFace('Garamond', '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2')}
    body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:${INK.night900}}
    body::before{content:"";position:absolute;inset:20px;border:2px solid ${INK.brass500};outline:1.5px solid ${INK.rule};outline-offset:5px}
    .sky{position:absolute;left:50%;bottom:212px;width:760px;margin-left:-380px;height:380px}
    .line{position:absolute;left:20px;right:20px;top:418px;height:2px;background:${INK.brass300}}
    .foot{position:absolute;left:0;top:420px;fill:none}
    .name{position:absolute;left:0;right:0;top:446px;display:flex;justify-content:center;align-items:center;gap:26px}
    .name b{font:600 76px/1 Cinzel;letter-spacing:.16em;margin-right:-.16em;color:${INK.brass200}}
    p{position:absolute;left:0;right:0;top:551px;margin:0;text-align:center;font:400 31px/1 Garamond;color:${INK.ivory}}
  </style><img class="sky" src="data:image/svg+xml;base64,${Buffer.from(planisphere([], { kind: 'half' })).toString('base64')}">
  <div class="line"></div>${foot()}
  <div class="name">${logoMark({ size: 84, detail: 'middle' })}<b>Zodiary</b></div>
  <p>Daily horoscopes written from the real sky</p>`;
}

const folder = mkdtempSync(join(tmpdir(), 'card-'));
writeFileSync(join(folder, 'card.html'), page());
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--window-size=1200,630'];
execFileSync(CHROMIUM, [...flags, `--screenshot=${folder}/card.png`, `file://${folder}/card.html`], {
  stdio: 'ignore',
});
const card = await sharp(join(folder, 'card.png'))
  .png({ palette: true, quality: 90, colors: 200, effort: 10 })
  .toBuffer();
writeFileSync(new URL('public/card.png', ROOT), card);
recordPictures({ 'public/card.png': hashOfSources(SOURCES) });
console.log(`card.png: ${card.length} bytes`);
