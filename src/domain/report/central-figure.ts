import type { NatalAspect } from '../natal/aspects.ts';
import type { NatalChart } from '../natal/chart.ts';
import { grandTrinesOf, tSquaresOf, type GrandTrine, type TSquare } from '../natal/figures.ts';
import type { CrowdedHalf } from '../natal/halves.ts';
import { PLANETS, type Planet, type Point } from '../natal/points.ts';
import { isQuick, type Stellium } from '../natal/shapes.ts';

/** What ties a chart together. */
export type CentralFigure =
  | ({ kind: 't-square' } & TSquare)
  | ({ kind: 'grand-trine' } & GrandTrine)
  | { kind: 'stellium'; stellium: Stellium }
  | { kind: 'half'; half: CrowdedHalf; countSure: boolean }
  | { kind: 'lone'; planet: Planet }
  | { kind: 'closest'; aspect: NatalAspect };

/** As many in a sign outweigh every other figure. */
const GREAT_STELLIUM = 5;
const STELLIUM = 4;
/** A figure with a wider angle than that is one on paper only. */
const FIRM = 0.2;

/** A tie between two planets, one of them quick: the slow ones are tied for everybody born in some months. */
const isOwnTie = ({ sure, points }: NatalAspect): boolean =>
  sure &&
  points.every((point) => (PLANETS as readonly Point[]).includes(point)) &&
  (points as readonly Planet[]).some(isQuick);

/** A crowd, a T-square, a grand trine, a crowded half, a planet on its own; failing these the closest angle. */
export function centralFigure(chart: NatalChart): CentralFigure | null {
  const { aspects, bodies, houses } = chart;
  const crowds = chart.stelliums.filter(({ sure }) => sure);
  const [crowd] = crowds.toSorted((a, b) => b.planets.length - a.planets.length);
  const size = crowd?.planets.length ?? 0;
  const [square] = tSquaresOf(aspects).filter(({ strength }) => strength >= FIRM);
  const [trine] = grandTrinesOf(aspects, bodies).filter(({ strength }) => strength >= FIRM);
  // Beyond a polar circle, above and below the horizon are not what they are elsewhere.
  const [half] = houses.polar ? [] : chart.crowdedHalves.filter(({ sure }) => sure);
  const lone = chart.shapes.find(({ shape, sure }) => shape === 'lone-planet' && sure);
  const closest = aspects.find(isOwnTie);
  if (crowd && size >= GREAT_STELLIUM) return { kind: 'stellium', stellium: crowd };
  if (square) return { kind: 't-square', ...square };
  if (crowd && size >= STELLIUM) return { kind: 'stellium', stellium: crowd };
  if (trine) return { kind: 'grand-trine', ...trine };
  if (half) return { kind: 'half', half, countSure: chart.birth.time.marginMs === 0 };
  if (lone) return { kind: 'lone', planet: lone.planets[0]! };
  return closest ? { kind: 'closest', aspect: closest } : null;
}
