import type { NatalChart } from '../natal/chart.ts';
import type { Element } from '../zodiac/signs.ts';
import type { Theme } from './chapters.ts';
import { elementKey, halfKey, modeKey, phaseKey, polarSunKey, shapeKey } from './keys.ts';
import { polarSunOf, type PolarSun } from './polar-sun.ts';
import { isSure, type Told } from './told.ts';
import {
  elementFact,
  facingSlots,
  halfFact,
  modeFact,
  phaseFact,
  polarSunFact,
  shapeFact,
  shapeSlots,
} from './whole-facts.ts';

const ELEMENT_THEMES: Record<Element, readonly Theme[]> = {
  Fire: ['birth', 'engine'],
  Earth: ['birth', 'need'],
  Air: ['birth', 'mind'],
  Water: ['birth', 'need'],
};
/** Strengths of what is said of the whole chart, beside which that of a planet is 0.4 to 1.3. */
const BALANCE = 0.75;
/** It opens the book. */
const PHASE = 1.2;
const POLAR_SUN = 1.1;
const HALF = 0.6;
const SHAPE = 0.7;

/** Elements and modes of which there is much or little. */
export function balances(chart: NatalChart): Told[] {
  const elements = chart.elements.filter(({ judgment }) => judgment.sure && judgment.value);
  const modes = chart.modes.filter(({ judgment }) => judgment.sure && judgment.value);
  return [
    ...elements.map((own): Told => ({
      key: elementKey(own.name, own.judgment.value!),
      fact: elementFact(chart, own),
      strength: BALANCE,
      themes: ELEMENT_THEMES[own.name],
    })),
    ...modes.map((own): Told => ({
      key: modeKey(own.name, own.judgment.value!),
      fact: modeFact(chart, own),
      strength: BALANCE,
      themes: ['birth', 'engine'],
    })),
  ];
}

/** The Moon’s phase, the Sun of the far north and south, and how the planets lie. */
export function shapes(chart: NatalChart): Told[] {
  const { moonPhase, crowdedHalves, shapes: own } = chart;
  const phase: Told = {
    key: phaseKey(moonPhase.value),
    fact: phaseFact(chart),
    strength: PHASE,
    themes: ['birth', 'need'],
    slots: facingSlots(chart),
  };
  const sun = polarSunOf(chart);
  const polar = (own: PolarSun): Told => ({
    key: polarSunKey(own),
    fact: polarSunFact(own),
    strength: POLAR_SUN,
    themes: ['birth'],
  });
  return [
    ...(moonPhase.sure ? [phase] : []),
    ...(sun ? [polar(sun)] : []),
    ...crowdedHalves.filter(isSure).map((half): Told => ({
      key: halfKey(half.half),
      fact: halfFact(chart, half),
      strength: HALF,
      themes: ['birth', 'entrance'],
    })),
    ...own.filter(isSure).map((shape): Told => ({
      key: shapeKey(shape.shape),
      fact: shapeFact(chart, shape),
      strength: SHAPE,
      themes: ['birth'],
      slots: shapeSlots(shape),
    })),
  ];
}
