import type { ChartAnswer } from '../../contract/chart.ts';
import type { Balance } from '../../domain/natal/balances.ts';
import type { NatalChart } from '../../domain/natal/chart.ts';
import type { NatalBody, NatalPoint } from '../../domain/natal/points.ts';
import type { Stated } from '../../domain/natal/stated.ts';
import { wrapDeg } from '../../domain/sky/angles.ts';

const MINUTE_MS = 60_000;

const degrees = (value: number): number => Number(value.toFixed(7));
const longitude = (point: NatalPoint | null): number | null =>
  point?.degreeSure ? degrees(point.longitudeDeg) : null;
const sureValue = <T>(fact: Stated<T> | null | undefined): T | null => (fact?.sure ? fact.value : null);
const isSure = ({ sure }: { sure: boolean }): boolean => sure;

function arcOf({ longitudeDeg, marginDeg, degreeSure }: NatalBody): [number, number] | null {
  if (degreeSure) return null;
  return [degrees(wrapDeg(longitudeDeg - marginDeg)), degrees(wrapDeg(longitudeDeg + marginDeg))];
}

function bodyAnswer(body: NatalBody): ChartAnswer['bodies'][number] {
  return {
    body: body.point,
    longitude: longitude(body),
    margin: degrees(body.marginDeg),
    arc: arcOf(body),
    sign: sureValue(body.sign),
    signs: [...body.sign.possible],
    degree: body.degreeSure && body.sign.sure ? degrees(body.degreeInSign) : null,
    house: sureValue(body.house),
    retrograde: sureValue(body.retrograde),
    dignity: sureValue(body.dignity),
  };
}

function balanceAnswer({ count, judgment }: Balance<string>) {
  return { count: sureValue(count), judgment: sureValue(judgment) };
}

function rulerAnswer({ ruler }: NatalChart): ChartAnswer['ruler'] {
  return ruler?.body.sure ? { body: ruler.body.value, house: sureValue(ruler.house) } : null;
}

/** A chart as it goes over the wire: what is unsure is null or left out. */
export function chartAnswer(chart: NatalChart, offsetSeconds: number): ChartAnswer {
  const { birth, hourKnown, ascendant, midheaven, houses } = chart;
  return {
    instant: hourKnown ? new Date(birth.time.atMs).toISOString() : null,
    offsetSeconds,
    uncertainMinutes: hourKnown ? birth.time.marginMs / MINUTE_MS : null,
    ascendant: longitude(ascendant),
    rising: sureValue(ascendant?.sign),
    midheaven: longitude(midheaven),
    houses: houses.system,
    polar: houses.polar,
    cusps: houses.sure ? houses.cuspsDeg!.map(degrees) : null,
    bodies: chart.bodies.map(bodyAnswer),
    aspects: chart.aspects.filter(isSure).map(({ points, kind, quality, orbDeg, applying }) => ({
      points,
      aspect: kind,
      quality,
      orb: degrees(orbDeg),
      applying,
    })),
    elements: chart.elements.map((own) => ({ element: own.name, ...balanceAnswer(own) })),
    modes: chart.modes.map((own) => ({ mode: own.name, ...balanceAnswer(own) })),
    moonPhase: sureValue(chart.moonPhase),
    ruler: rulerAnswer(chart),
    stelliums: chart.stelliums.filter(isSure).map(({ sign, planets }) => ({ sign, planets })),
    halves: chart.crowdedHalves.filter(isSure).map(({ half, count }) => ({ half, count })),
    emptyQuarters: chart.emptyQuarters.filter(isSure).map(({ quarter }) => quarter),
    shapes: chart.shapes.filter(isSure).map(({ shape, planets }) => ({ shape, planets })),
  };
}
