import { wrapDeg } from '../sky/angles.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { signAtLongitude, type Element, type Modality } from '../zodiac/signs.ts';
import { natalAspects, type NatalAspect } from './aspects.ts';
import { elementBalances, modeBalances, type Balance } from './balances.ts';
import { isHourKnown, type Birth } from './birth.ts';
import { birthPhaseAt, type BirthPhase } from './birth-phase.ts';
import { rulerOf } from './dignities.ts';
import { crowdedHalves, emptyQuarters, type CrowdedHalf, type EmptyQuarter } from './halves.ts';
import type { HouseSystem } from './houses.ts';
import { birthSkies, type BirthSkies, type LocalSky } from './local-sky.ts';
import {
  houseOf,
  isDegreeSure,
  longitudeOf,
  natalAngle,
  natalBody,
  type Angle,
  type NatalBody,
  type NatalPoint,
} from './points.ts';
import { shapesOf, stelliumsOf, type Shape, type Stellium } from './shapes.ts';
import { stated, type Stated } from './stated.ts';

export interface NatalHouses {
  /** Whole signs wherever the houses asked for do not exist. */
  system: HouseSystem;
  /** Beyond a polar circle there is no Placidus. */
  polar: boolean;
  /** Null while the hour is unknown. */
  cuspsDeg: readonly number[] | null;
  sure: boolean;
}

export interface ChartRuler {
  body: Stated<Body>;
  house: Stated<number>;
}

export interface NatalChart {
  birth: Birth;
  hourKnown: boolean;
  ascendant: NatalPoint<Angle> | null;
  midheaven: NatalPoint<Angle> | null;
  houses: NatalHouses;
  /** In the order of BODIES. */
  bodies: readonly NatalBody[];
  /** Strongest first. */
  aspects: readonly NatalAspect[];
  elements: readonly Balance<Element>[];
  modes: readonly Balance<Modality>[];
  moonPhase: Stated<BirthPhase>;
  /** Ruler of the rising sign; null while the hour is unknown. */
  ruler: ChartRuler | null;
  stelliums: readonly Stellium[];
  crowdedHalves: readonly CrowdedHalf[];
  emptyQuarters: readonly EmptyQuarter[];
  shapes: readonly Shape[];
}

function phaseIn(sky: LocalSky): BirthPhase {
  return birthPhaseAt(wrapDeg(longitudeOf('moon', sky)! - longitudeOf('sun', sky)!));
}

function chartRuler(skies: BirthSkies): ChartRuler | null {
  if (!skies.middle.horizon) return null;
  const rulerIn = (sky: LocalSky): Body => rulerOf(signAtLongitude(sky.horizon!.ascendantDeg));
  return {
    body: stated(skies, rulerIn),
    house: stated(skies, (sky) => houseOf(rulerIn(sky), sky)),
  };
}

/** Whole signs hold as long as the rising sign does, other houses as long as the degree of every cusp may be told. */
function housesOf(skies: BirthSkies, ascendant: NatalPoint | null): NatalHouses {
  const { system, polar, middle } = skies;
  const cuspsDeg = middle.horizon?.cuspsDeg ?? null;
  const degreesSure = cuspsDeg?.every((_, index) =>
    isDegreeSure(skies, (sky) => sky.horizon!.cuspsDeg[index]!),
  );
  const sure = system === 'whole' ? ascendant?.sign.sure : degreesSure;
  return { system, polar, cuspsDeg, sure: sure ?? false };
}

/** Everything a birth says, each fact with whether it holds over the whole span of the birth's possible instants. */
export function natalChart(birth: Birth, houses: HouseSystem = 'whole'): NatalChart {
  const skies = birthSkies(birth, houses);
  const [ascendant, midheaven] = [natalAngle('ascendant', skies), natalAngle('midheaven', skies)];
  const stelliums = stelliumsOf(skies);
  return {
    birth,
    hourKnown: isHourKnown(birth.time),
    ascendant,
    midheaven,
    houses: housesOf(skies, ascendant),
    bodies: BODIES.map((body) => natalBody(body, skies)),
    aspects: natalAspects(skies),
    elements: elementBalances(skies),
    modes: modeBalances(skies),
    moonPhase: stated(skies, phaseIn),
    ruler: chartRuler(skies),
    stelliums,
    crowdedHalves: crowdedHalves(skies),
    emptyQuarters: emptyQuarters(skies),
    shapes: shapesOf(skies, stelliums),
  };
}
