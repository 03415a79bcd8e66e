import { monthDayYear } from '../calendar/written-date.ts';
import { labelOfBody } from '../sky/event-words.ts';
import { signOf } from '../zodiac/signs.ts';
import type { DrawnFigure, Figure } from './figure.ts';

const PLAIN: Record<Exclude<DrawnFigure, { from: string } | { sign: string } | { pair: object }>['kind'], string> = {
  'year-ring': 'The year as a ring',
  aspects: 'The aspects',
  'element-wheel': 'The wheel of elements',
  zones: 'Whose day it is, by zone',
  constellations: 'Signs and constellations',
  'week-star': 'The star of the weekdays',
  accuracy: 'How accurate our sky is',
  'quote-compared': 'A quote compared',
  'celtic-cross': 'The Celtic cross',
  'zodiac-history': 'Where the zodiac came from',
};

/** "Mercury’s loop, from October 5, 2026" */
function drawnName(figure: DrawnFigure): string {
  switch (figure.kind) {
    case 'loop':
    case 'spiral':
      return `${labelOfBody(figure.body)}’s ${figure.kind}, from ${monthDayYear(figure.from)}`;
    case 'phases':
      return `The Moon’s phases, from ${monthDayYear(figure.from)}`;
    case 'moon-path':
      return `The Moon’s path, from ${monthDayYear(figure.from)}`;
    case 'ephemeris':
      return `The ephemeris, ${figure.from.slice(0, 4)} to ${figure.to.slice(0, 4)}`;
    case 'eclipses':
      return `The eclipses, from ${monthDayYear(figure.from)}`;
    case 'houses':
      return `The houses of ${signOf(figure.sign).name}`;
    case 'cusp':
      return `The cusp of ${signOf(figure.sign).name}`;
    case 'rooms':
      return `${labelOfBody(figure.body)} in the rooms of ${signOf(figure.sign).name}`;
    case 'match-bill':
      return figure.pair.map((sign) => signOf(sign).name).join(' and ');
    default:
      return PLAIN[figure.kind];
  }
}

/** What a figure is called where one is chosen. */
export function figureName(figure: Figure): string {
  if (figure.kind === 'upload') return 'A picture of yours';
  if (figure.kind !== 'cards') return drawnName(figure);
  const words = figure.cards.map((card) => card.replace(/^the-/, '').replaceAll('-', ' '));
  return `Three cards: ${words.join(', ')}`;
}
