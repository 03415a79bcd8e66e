import { fractionOf } from '../calendar/seed.ts';
import type { AspectQuality, NatalAspect } from '../natal/aspects.ts';
import type { NatalChart } from '../natal/chart.ts';
import { PLANETS, type Planet, type Point } from '../natal/points.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { fitting, type Age } from './ages.ts';
import type { Echoes, ReportBank, ReportParagraph } from './bank.ts';
import { themeOfHouse, type Theme } from './chapters.ts';
import { aspectFact, houseFact, midheavenFact, risingFact, rulerFact, signFact, type Fact } from './facts.ts';
import { aspectKey, houseKey, midheavenKey, risingKey, rulerKey, signKey } from './keys.ts';
import { bodyOf } from './margin-words.ts';
import { filled } from './slots.ts';
import {
  aspectStrength,
  houseStrength,
  isOuter,
  isPersonal,
  isSlow,
  placementStrength,
  withRepetition,
} from './strength.ts';
import { isSure, type Told } from './told.ts';
import type { Trait } from './traits.ts';
import { balances, shapes } from './whole-told.ts';

/** A paragraph that is true of a chart. */
export interface Candidate {
  paragraph: ReportParagraph;
  fact: Fact;
  strength: number;
  /** Where it may stand, the best place first. */
  themes: readonly Theme[];
  /** The angle it is about, if it is about one. */
  quality: AspectQuality | null;
  /** What it claims that another paragraph may claim the opposite of. */
  traits: readonly Trait[];
  echoes: Echoes;
}

/** What a report cannot leave out. */
const CORE = /^(?:(?:sun|moon|mercury|venus|mars)\/sign|ascendant|ruler|midheaven)\//;
export const isCore = ({ paragraph }: Candidate): boolean => CORE.test(paragraph.key);

const OWN_THEMES: Record<Body, readonly Theme[]> = {
  sun: ['engine'],
  moon: ['need', 'love', 'birth'],
  mercury: ['mind', 'engine', 'birth'],
  venus: ['love', 'need', 'birth'],
  mars: ['engine'],
  jupiter: ['engine', 'mind', 'love', 'work'],
  saturn: ['need', 'engine', 'work'],
  uranus: ['birth'],
  neptune: ['birth'],
  pluto: ['birth'],
  node: ['pulls', 'need'],
};
const RULER = 0.85;
/** They open their chapters, whatever else stands on the horizon or the meridian. */
const RISING = 1.8;
const MIDHEAVEN = 1.8;
/** An angle that only just counts is told where a chart without its hour has little else. */
const EDGE = 0.12;
/** A planet that rules the chart has its house told already. */
const TOLD_AS_RULER = 0.35;

function signs(chart: NatalChart): Told[] {
  // A generation has the planets beyond Saturn in one sign: told where this chart makes something of them.
  const told = BODIES.filter((body) => !isOuter(body) || isPersonal(chart, body));
  return told
    .filter((body) => bodyOf(chart, body).sign.sure)
    .map((body) => ({
      key: signKey(body, bodyOf(chart, body).sign.value),
      fact: signFact(chart, body),
      strength: placementStrength(chart, body),
      themes: OWN_THEMES[body],
    }));
}

function houseThemes(body: Planet, house: number): readonly Theme[] {
  return isSlow(body) ? [themeOfHouse(house), ...OWN_THEMES[body]] : OWN_THEMES[body];
}

function houses(chart: NatalChart): Told[] {
  const { ruler } = chart;
  return PLANETS.filter((body) => bodyOf(chart, body).house?.sure).map((body) => {
    const house = bodyOf(chart, body).house!.value;
    const isTold = ruler?.body.sure && ruler.body.value === body;
    return {
      key: houseKey(body, house),
      fact: houseFact(chart, body),
      strength: houseStrength(chart, body) - (isTold ? TOLD_AS_RULER : 0),
      themes: houseThemes(body, house),
    };
  });
}

function entrance(chart: NatalChart): Told[] {
  const { ascendant, ruler } = chart;
  if (!ascendant?.sign.sure || !ruler) return [];
  const rising: Told = {
    key: risingKey(ascendant.sign.value),
    fact: risingFact(chart),
    strength: RISING,
    themes: ['entrance', 'birth'],
  };
  if (!ruler.house.sure) return [rising];
  return [
    rising,
    {
      key: rulerKey(ruler.house.value),
      fact: rulerFact(chart),
      strength: RULER,
      themes: ['entrance', 'birth'],
    },
  ];
}

function summit({ midheaven }: NatalChart): Told[] {
  if (!midheaven?.sign.sure) return [];
  const { value } = midheaven.sign;
  return [
    { key: midheavenKey(value), fact: midheavenFact(midheaven), strength: MIDHEAVEN, themes: ['work'] },
  ];
}

function aspectThemes([one, other]: readonly [Point, Point]): readonly Theme[] {
  const own = OWN_THEMES[one as Body];
  if (other === 'ascendant') return ['entrance', ...own];
  if (other === 'midheaven') return ['work', ...own];
  if (isSlow(one)) return ['birth', 'need'];
  if (one === 'sun' && (other === 'mercury' || other === 'venus')) return [...OWN_THEMES[other], 'engine'];
  if (one === 'venus') return ['love', 'need'];
  return own;
}

function aspects(chart: NatalChart): Told[] {
  return chart.aspects
    .filter(isSure)
    .filter(({ points, strength }) => !points.includes('node') && (strength >= EDGE || !chart.hourKnown))
    .map((aspect: NatalAspect) => ({
      key: aspectKey(aspect.points, aspect.quality),
      fact: aspectFact(chart, aspect),
      strength: aspectStrength(chart, aspect),
      // Whatever is hard pulls, if there is nothing that pulls more plainly.
      themes: [...aspectThemes(aspect.points), ...(aspect.quality === 'hard' ? ['pulls' as const] : [])],
      quality: aspect.quality,
    }));
}

/** What work is told by where the midheaven is unknown. */
const OF_WORK: readonly Point[] = ['sun', 'mars', 'jupiter', 'saturn'];

/**
 * Without a midheaven, Jupiter and Saturn tell of work first; Sun and Mars lend what their own chapter can spare, which never
 * is the Sun’s sign.
 */
function withWork(told: Told, { midheaven }: NatalChart): Told {
  const isOfPlanets = /^(?!sun).*\/sign\/|^aspect\//.test(told.key) && told.quality !== 'hard';
  const isOfWork = told.fact.points.every((point) => OF_WORK.includes(point));
  if (midheaven?.sign.sure || !isOfPlanets || !isOfWork) return told;
  const isFirst = told.fact.points.some(isSlow);
  return { ...told, themes: isFirst ? ['work', ...told.themes] : [...told.themes, 'work'] };
}

/** Paragraphs for one key, beginning with another for every other chart. */
function inTurn(paragraphs: readonly ReportParagraph[], { birth }: NatalChart): ReportParagraph[] {
  const first = Math.floor(fractionOf(`${birth.time.atMs} ${paragraphs[0]?.key}`) * paragraphs.length);
  return [...paragraphs.slice(first), ...paragraphs.slice(0, first)];
}

/** Everything there are words for that is surely so and fits the age, strongest first, each paragraph once. */
export function candidatesOf(
  chart: NatalChart,
  age: Age,
  { paragraphs, echoes, themes, unfit }: ReportBank,
): Candidate[] {
  const told = [signs, houses, entrance, summit, aspects, balances, shapes].flatMap((list) =>
    list(chart).map((own) => withWork(own, chart)),
  );
  const worded = told.flatMap(({ key, quality = null, slots = {}, ...rest }): Candidate[] =>
    inTurn(fitting(paragraphs.get(key) ?? [], age, unfit), chart).map((own) => {
      const { id } = own;
      const paragraph = { ...own, text: filled(own.text, slots) };
      const places = new Set([...(themes.get(id) ?? []), ...rest.themes]);
      const claims = echoes.get(id) ?? {};
      const traits = Object.keys(claims) as Trait[];
      return { ...rest, paragraph, quality, traits, echoes: claims, themes: [...places] };
    }),
  );
  const ordered = withRepetition(worded).sort((a, b) => b.strength - a.strength);
  // Two stelliums have one paragraph between them, and so has a sign that rules by two ways.
  return [...new Map(ordered.toReversed().map((one) => [one.paragraph.id, one])).values()].reverse();
}
