import { INK } from '../drawing/ink.ts';
import type { Attribution } from '../../domain/tarot/card-names.ts';

/** The colors things on a card are made of. Each material has a lit tone, a body and a shade. */
export const TONE = {
  night: INK.night900,
  deep: INK.night950,
  ivory: INK.ivory,
  ivoryShade: '#cdbf9c',
  gold: INK.brass200,
  brassLit: '#f3d48c',
  brass: '#d8a64f',
  brassShade: '#a0722d',
  brassDeep: '#4d3616',
  oxbloodLit: '#cf5560',
  oxblood: '#a32a3b',
  oxbloodShade: '#6d1828',
  oxbloodDeep: '#350a16',
  leafLit: '#a5d79b',
  leaf: '#3b8a57',
  leafShade: '#1d5439',
  leafDeep: '#0e2c20',
  steelLit: '#dfe6ff',
  steel: '#7f93e2',
  steelShade: '#4a5bb5',
  steelDeep: '#1b2260',
  woodLit: '#d9a766',
  wood: '#94622e',
  woodShade: '#61391a',
  woodDeep: '#2b170b',
  flame: '#f2703a',
  flameShade: '#c43c23',
  flameCore: '#ffd98a',
  stone: '#8d8778',
  stoneShade: '#565247',
} as const;

export interface GroundInk {
  /** Round the light, half way, and at the corners. */
  core: string;
  mid: string;
  edge: string;
  /** For the fine lines of sky, water and hills: the ground's own color, lit. */
  line: string;
}

function ground(core: string, mid: string, edge: string, line: string): GroundInk {
  return { core, mid, edge, line };
}

export const GROUND: Record<Attribution, GroundInk> = {
  Fire: ground('#98293a', '#4a1220', '#1a0810', '#ff9a78'),
  Earth: ground('#22734f', '#103a29', '#07160f', '#9fd8a6'),
  Air: ground('#4245ae', '#1f215e', '#0b0d28', '#a9b8ff'),
  Water: ground('#176f8c', '#0b3049', '#051220', '#86dbe6'),
  aries: ground('#a32a33', '#51121a', '#1b080c', '#ff9c86'),
  leo: ground('#a55d22', '#552b11', '#1e0f07', '#ffc27c'),
  sagittarius: ground('#8b2f68', '#451739', '#180a18', '#f2a0cf'),
  capricorn: ground('#2e6f6a', '#153937', '#081615', '#9ad8cf'),
  taurus: ground('#33884b', '#174428', '#08180e', '#a8e0a4'),
  virgo: ground('#77792c', '#3b3d15', '#161708', '#dde08e'),
  libra: ground('#6c3aa4', '#351b58', '#130a22', '#d0aef5'),
  aquarius: ground('#446892', '#1f3450', '#0a121f', '#b2cdec'),
  gemini: ground('#3a48b8', '#1a2160', '#0a0c26', '#a7b6ff'),
  cancer: ground('#1a828a', '#0c3e45', '#05171c', '#8fe3de'),
  scorpio: ground('#235cae', '#0f2b5c', '#060f24', '#9fc5ff'),
  pisces: ground('#1d8a79', '#0d433d', '#051917', '#93e6d0'),
  mercury: ground('#6a4f80', '#332641', '#130e19', '#cfb6e4'),
  moon: ground('#27659a', '#0f2c50', '#050f20', '#9fd0f5'),
  venus: ground('#8c6350', '#453127', '#18110d', '#f0c3a6'),
  jupiter: ground('#5d37b0', '#2d1a5a', '#110a25', '#c2a9ff'),
  mars: ground('#9c2326', '#4b1014', '#19070a', '#ff9a86'),
  sun: ground('#bf7a1f', '#633b10', '#1f1207', '#ffd58a'),
  saturn: ground('#566378', '#29313f', '#0f131a', '#bccadd'),
};
