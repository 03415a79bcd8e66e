import {
  addDays,
  daysBetween,
  referenceDayStartMs,
  type CivilDate,
} from '../src/domain/calendar/civil-date.ts';
import { monthDay, weekdayName } from '../src/domain/calendar/written-date.ts';
import type { Period } from '../src/domain/forecast/period.ts';
import type { Fact } from '../src/domain/horoscope/reading.ts';
import { signedDeg } from '../src/domain/sky/angles.ts';
import { ASPECT_ANGLES } from '../src/domain/sky/aspects.ts';
import type { Body } from '../src/domain/sky/bodies.ts';
import { positionAt } from '../src/domain/sky/positions.ts';
import { wholeSignHouse, type SignKey } from '../src/domain/zodiac/signs.ts';

/** Weeks and months of twelve signs ask for the same midnights again and again. */
const midnights = new Map<string, SignKey>();

function signAtMidnight(body: Body, date: CivilDate): SignKey {
  const key = `${body} ${date}`;
  const sign = midnights.get(key) ?? positionAt(body, referenceDayStartMs(date)).sign;
  midnights.set(key, sign);
  return sign;
}

const nameOfDay = ({ kind }: Period, date: CivilDate): string =>
  kind === 'weekly' ? weekdayName(date) : monthDay(date);

/** How a sentence says for how long, and the midnights of the period at which the body then is in the sign. */
function spansOf(period: Period): { words: string; isThere: (midnight: number) => boolean }[] {
  const days = daysBetween(period.from, period.to) + 1;
  const dated = Array.from({ length: days }, (_, day) => {
    const name = nameOfDay(period, addDays(period.from, day));
    return [
      { words: ` until ${name}:`, isThere: (midnight: number) => midnight <= day },
      { words: ` from ${name} on:`, isThere: (midnight: number) => midnight > day },
    ];
  });
  const unit = period.kind === 'weekly' ? 'week' : 'month';
  return [{ words: ` all ${unit}:`, isThere: () => true }, ...dated.flat()];
}

function falsePlace(fact: Fact, sign: SignKey, period: Period): string[] {
  const days = daysBetween(period.from, period.to) + 1;
  const there = Array.from(
    { length: days + 1 },
    (_, midnight) => signAtMidnight(fact.bodies[0]!, addDays(period.from, midnight)) === fact.sign,
  );
  const claimed = spansOf(period).find(({ words }) => fact.text.includes(words));
  // A day at whose two ends the answers differ counts as half.
  const daysThere = there.slice(1).reduce((sum, end, day) => sum + (Number(end) + Number(there[day])) / 2, 0);
  const faults = [
    ...(claimed && there.some((is, midnight) => is !== claimed.isThere(midnight))
      ? ['is not there so long']
      : []),
    ...(daysThere >= days / 2 ? [] : [`is there on ${daysThere} of ${days} days`]),
    ...(wholeSignHouse(sign, fact.sign!) === fact.house ? [] : [`is not house ${fact.house}`]),
  ];
  return faults.map((fault) => `${fact.text} ${fault}`);
}

function falseAspect(fact: Fact, period: Period): string[] {
  const [one, other] = fact.bodies.map((body) => positionAt(body, Date.parse(fact.exactAt!)).longitudeDeg);
  const apart = Math.abs(signedDeg(one! - other!));
  const date = fact.exactAt!.slice(0, 10);
  const faults = [
    ...(Math.abs(apart - ASPECT_ANGLES[fact.aspect!]) < 0.01 ? [] : [`are ${apart}° apart`]),
    ...(date >= period.from && date <= period.to ? [] : [`is on ${date}`]),
    ...(fact.text.includes(` on ${nameOfDay(period, date)}`) ? [] : [`is on ${date}`]),
  ];
  return faults.map((fault) => `${fact.text} ${fault}`);
}

/** Whether what the fact tells of happens at its instant, seen from a minute before to a minute after. */
function happens({ kind, bodies: [body], sign, text }: Fact, atMs: number): boolean {
  const [before, after] = [positionAt(body!, atMs - 60_000), positionAt(body!, atMs + 60_000)];
  if (kind === 'ingress') return before.sign !== after.sign && after.sign === sign;
  if (kind === 'station') return after.sign === sign && Math.abs(after.speedDegPerDay) < 0.003;
  const fromSun = signedDeg(after.longitudeDeg - positionAt('sun', atMs + 60_000).longitudeDeg);
  return after.sign === sign && Math.abs(text.includes('is new') ? fromSun : 180 - Math.abs(fromSun)) < 0.02;
}

function falseEvent(fact: Fact, sign: SignKey, period: Period): string[] {
  const date = fact.exactAt!.slice(0, 10);
  const faults = [
    ...(happens(fact, Date.parse(fact.exactAt!)) ? [] : ['does not happen then']),
    ...(date >= period.from && date <= period.to ? [] : [`is on ${date}`]),
    ...(fact.text.includes(` on ${nameOfDay(period, date)}`) ? [] : [`is on ${date}`]),
    ...(wholeSignHouse(sign, fact.sign!) === fact.house ? [] : [`is not house ${fact.house}`]),
  ];
  return faults.map((fault) => `${fact.text} ${fault}`);
}

/** What is wrong with a section's reason when the sky is asked anew; nothing, if it is true. */
export function falseReasons(fact: Fact, sign: SignKey, period: Period): string[] {
  if (fact.aspect) return falseAspect(fact, period);
  return fact.exactAt ? falseEvent(fact, sign, period) : falsePlace(fact, sign, period);
}
