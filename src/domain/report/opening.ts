import { capitalized } from '../horoscope/fact-text.ts';
import type { Balance } from '../natal/balances.ts';
import type { NatalChart } from '../natal/chart.ts';
import { PLANETS, type Planet } from '../natal/points.ts';
import { ageAt } from './ages.ts';
import type { FigureWords, OpeningWords } from './bank.ts';
import { centralFigure, type CentralFigure } from './central-figure.ts';
import { choiceFor, type Choice } from './choice.ts';
import { bodyOf, countText, listText, ownPoint, pointLabel, signName } from './margin-words.ts';
import { filled } from './slots.ts';

/** A page outside the chapters. */
export interface FramePage {
  title: string;
  paragraphs: readonly string[];
}

const names = (planets: readonly Planet[]): string => listText(planets.map(pointLabel));

/** What there is most of, else what there is least of. */
function judged<Name extends string>(balances: readonly Balance<Name>[]): Balance<Name> | undefined {
  const sure = balances.filter(({ judgment }) => judgment.sure && judgment.value !== null);
  return sure.find(({ judgment }) => judgment.value === 'much') ?? sure[0];
}

function figureText(
  figure: CentralFigure,
  words: FigureWords,
  matters: OpeningWords['matters'],
  pick: Choice,
): string {
  switch (figure.kind) {
    case 't-square': {
      const [one, other] = figure.ends.map(ownPoint) as [string, string];
      const slots = { Two: `${capitalized(one)} and ${other}`, apex: ownPoint(figure.apex) };
      return `${filled(pick(words['t-square'], 'figure'), slots)} ${words.apex[figure.apex]}`;
    }
    case 'grand-trine': {
      const element = inLowerCase(figure.element);
      const slots = { planets: names(figure.planets), element };
      return `${filled(pick(words['grand-trine'], 'figure'), slots)} ${words.trine[element]}`;
    }
    case 'stellium': {
      const { sign, planets } = figure.stellium;
      const slots = { Count: countText(planets.length), planets: names(planets), sign: signName(sign) };
      return `${filled(pick(words.stellium, 'figure'), slots)} ${words.crowd[sign]}`;
    }
    case 'half':
      return filled(words.half[figure.half.half], {
        Count: figure.countSure ? countText(figure.half.count) : 'At least seven',
      });
    case 'lone':
      return filled(pick(words.lone, 'figure'), { planet: pointLabel(figure.planet) });
    case 'closest': {
      const [one, other] = figure.aspect.points as [Planet, Planet];
      return filled(words.closest[figure.aspect.quality], {
        one: ownPoint(one),
        other: ownPoint(other),
        OneMatter: capitalized(matters[one]),
        otherMatter: matters[other],
      });
    }
  }
}

function selfText(chart: NatalChart, words: OpeningWords, pick: Choice): string[] {
  const [sun, moon] = [bodyOf(chart, 'sun').sign, bodyOf(chart, 'moon').sign];
  const rising = chart.ascendant?.sign;
  return [
    ...(sun.sure ? [words.sun[sun.value]] : []),
    ...(rising?.sure ? [words.rising[rising.value]] : []),
    ...(moon.sure ? [words.moon[moon.value]] : []),
    ...(rising?.sure || !chart.hourKnown ? [] : [pick(words['without-hour'], 'hour')]),
  ];
}

/** What a book without an hour goes without, and what it has. */
function noHourText(chart: NatalChart, words: OpeningWords, pick: Choice): string {
  const unsure = PLANETS.filter((body) => !bodyOf(chart, body).sign.sure);
  const lost = unsure
    .filter((body) => body === 'sun' || body === 'moon')
    .map((body) => `the ${pointLabel(body)}’s sign`);
  const count = countText(PLANETS.length - unsure.length).toLowerCase();
  const also = `, and neither ${lost.length > 1 ? 'are' : 'is'} ${listText(lost)}, which changed that day`;
  return filled(pick(words['no-hour'], 'no-hour'), {
    kept: `${unsure.length === 0 ? 'all ten' : `${count} of the ten`} planets in their signs`,
    also: lost.length > 0 ? also : '',
  });
}

/** What there is much of, or little; with only one of these, the Moon's phase before it. */
function wholeText(chart: NatalChart, words: OpeningWords, pick: Choice): string[] {
  const [element, mode] = [judged(chart.elements), judged(chart.modes)];
  const elements = element ? [words.element[inLowerCase(element.name)][element.judgment.value!]] : [];
  const modes = mode ? [words.mode[inLowerCase(mode.name)][mode.judgment.value!]] : [];
  const balances = [...elements, ...modes];
  const { moonPhase } = chart;
  return [
    ...(moonPhase.sure && balances.length < 2 ? [words.phase[moonPhase.value]] : []),
    ...(balances.length > 0 ? balances : [pick(words.even, 'even')]),
  ];
}

const inLowerCase = <Name extends string>(name: Name): Lowercase<Name> =>
  name.toLowerCase() as Lowercase<Name>;

/** A portrait from the strongest facts: Sun, rising sign and Moon, what there is much of, the figure that ties it together, and what will come back. */
export function openingPage(
  chart: NatalChart,
  atMs: number,
  words: OpeningWords,
  threads: string | null,
  seed: string,
): FramePage {
  const pick = choiceFor(seed);
  const figure = centralFigure(chart);
  const figures = figure ? [figureText(figure, words.figures, words.matters, pick)] : [];
  return {
    title: words.title,
    paragraphs: [
      ...(chart.hourKnown ? [] : [noHourText(chart, words, pick)]),
      selfText(chart, words, pick).join(' '),
      [...wholeText(chart, words, pick), ...figures].join(' '),
      ...(threads ? [threads] : []),
      pick(words.age[ageAt(chart, atMs)], 'age'),
    ],
  };
}
