import { SIGN_KEYS, signAtLongitude, type SignKey } from '../zodiac/signs.ts';
import { signedDeg, wrapDeg } from './angles.ts';
import { apparentPlace, momentAt } from './apparent.ts';
import { BODIES, type Body } from './bodies.ts';
import { lunarEclipseNear, solarEclipseNear } from './eclipses.ts';
import { crossingsOf, instantOf, rootOf, type Curve } from './roots.ts';
import type { AspectKind, Lunation, SkyEvent } from './sky.ts';
import { BY_SPEED } from './speeds.ts';
import { msOfTtDays, ttDaysOf } from './time.ts';
import { leadAt, longitudeAt, motionAt, trackOf, type Track } from './tracks.ts';

/** An event whose instant is still in days of Terrestrial Time. */
type Found = { ttDays: number; describe: (atMs: number) => SkyEvent };

/** Greatest eclipse lies up to half an hour from the lunation it belongs to, which may be outside the span. */
const MARGIN_DAYS = 0.1;

const ASPECT_AT: Partial<Record<number, AspectKind>> = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
  240: 'trine',
  270: 'square',
  300: 'sextile',
};
const LUNATION_AT: Partial<Record<number, Lunation>> = {
  0: 'new',
  90: 'first-quarter',
  180: 'full',
  270: 'last-quarter',
};

function gridOf({ startDays, stepDays, samples }: Track): number[] {
  return samples.map((_, index) => startDays + index * stepDays);
}

function signAt(body: Body, ttDays: number): SignKey {
  return signAtLongitude(longitudeAt(body, ttDays).value);
}

function ingresses(track: Track): Found[] {
  const { body } = track;
  const cheap: Curve = (days) => motionAt(track, days);
  return crossingsOf(cheap, gridOf(track)).flatMap((crossing) => {
    const exact: Curve = (days) => {
      const { value, slope } = longitudeAt(body, days);
      return { value: signedDeg(value - crossing.level), slope };
    };
    const ttDays = instantOf(crossing, cheap, exact);
    if (ttDays === undefined) return [];
    // Going backwards it enters the sign that ends at the border, not the one that begins there.
    const sign = SIGN_KEYS[wrapDeg(crossing.level - (crossing.rising ? 0 : 30)) / 30]!;
    const direction = crossing.rising ? 'direct' : 'retrograde';
    return [{ ttDays, describe: (atMs) => ({ kind: 'ingress', atMs, body, sign, direction }) }];
  });
}

function stations(track: Track): Found[] {
  const { body, samples, startDays, stepDays } = track;
  return samples.slice(1).flatMap((after, index): Found[] => {
    const before = samples[index]!;
    if (before.slope * after.slope >= 0) return [];
    const rising = after.slope > before.slope;
    const change = (after.slope - before.slope) / stepDays;
    const speed: Curve = (days) => ({ value: longitudeAt(body, days).slope, slope: change });
    const fromDays = startDays + index * stepDays;
    const ttDays = rootOf(speed, fromDays, fromDays + stepDays, rising);
    const direction = rising ? 'direct' : 'retrograde';
    const sign = signAt(body, ttDays);
    return [{ ttDays, describe: (atMs) => ({ kind: 'station', atMs, body, direction, sign }) }];
  });
}

function meetings(ahead: Track, behind: Track): { ttDays: number; angle: number }[] {
  const cheap: Curve = (days) => leadAt(ahead, behind, days);
  const grid = gridOf(ahead.stepDays <= behind.stepDays ? ahead : behind);
  return crossingsOf(cheap, grid).flatMap((crossing) => {
    const angle = wrapDeg(crossing.level);
    if (!ASPECT_AT[angle]) return [];
    const exact: Curve = (days) => {
      const moment = momentAt(days);
      const [a, b] = [apparentPlace(ahead.body, moment), apparentPlace(behind.body, moment)];
      return {
        value: signedDeg(a.longitudeDeg - b.longitudeDeg - angle),
        slope: a.speedDegPerDay - b.speedDegPerDay,
      };
    };
    const ttDays = instantOf(crossing, cheap, exact);
    return ttDays === undefined ? [] : [{ ttDays, angle }];
  });
}

function aspects(ahead: Track, behind: Track): Found[] {
  return meetings(ahead, behind).flatMap(({ ttDays, angle }): Found[] => {
    const aspect = ASPECT_AT[angle]!;
    const found: Found = {
      ttDays,
      describe: (atMs) => ({ kind: 'aspect', atMs, body: ahead.body, other: behind.body, aspect }),
    };
    return ahead.body === 'moon' && behind.body === 'sun' ? [found, ...lunation(ttDays, angle)] : [found];
  });
}

function lunation(ttDays: number, angle: number): Found[] {
  const phase = LUNATION_AT[angle];
  if (!phase) return [];
  const sign = signAt('moon', ttDays);
  const found: Found = {
    ttDays,
    describe: (atMs) => ({ kind: 'lunation', atMs, body: 'moon', phase, sign }),
  };
  return [found, ...eclipseOf(phase, ttDays)];
}

function eclipseOf(lunationPhase: Lunation, lunationDays: number): Found[] {
  if (lunationPhase !== 'new' && lunationPhase !== 'full') return [];
  const solar = lunationPhase === 'new';
  const eclipse = solar ? solarEclipseNear(lunationDays) : lunarEclipseNear(lunationDays);
  if (!eclipse) return [];
  const { ttDays, phase } = eclipse;
  const body = solar ? 'sun' : 'moon';
  const sign = signAt(body, ttDays);
  return [{ ttDays, describe: (atMs) => ({ kind: 'eclipse', atMs, body, phase, sign }) }];
}

/** Yields after every few milliseconds of work and returns the events. */
export type EventSearch = Generator<void, SkyEvent[], void>;

function* search(startDays: number, endDays: number): Generator<void, Found[], void> {
  const tracks: Track[] = [];
  for (const body of BODIES) {
    tracks.push(trackOf(body, startDays, endDays));
    yield;
  }
  const found: Found[] = [];
  for (const track of tracks) {
    found.push(...ingresses(track), ...stations(track));
    yield;
  }
  const planets = BY_SPEED.filter((body) => body !== 'node').map((body) => tracks[BODIES.indexOf(body)]!);
  for (const [index, ahead] of planets.entries()) {
    for (const behind of planets.slice(index + 1)) {
      found.push(...aspects(ahead, behind));
      yield;
    }
  }
  return found;
}

/** The search of `eventsBetween` in short steps, for callers that have other things to do meanwhile. */
export function* searchEvents(fromMs: number, toMs: number): EventSearch {
  if (!(toMs > fromMs)) return [];
  const found = yield* search(ttDaysOf(fromMs) - MARGIN_DAYS, ttDaysOf(toMs) + MARGIN_DAYS);
  return found
    .map(({ ttDays, describe }) => describe(Math.round(msOfTtDays(ttDays))))
    .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    .sort((a, b) => a.atMs - b.atMs);
}

/**
 * What happens in the sky from `fromMs` up to but not including `toMs`, in order of time. A lunation is also the
 * aspect of Sun and Moon that makes it, and an eclipse has an event of its own beside its lunation.
 */
export function eventsBetween(fromMs: number, toMs: number): SkyEvent[] {
  const steps = searchEvents(fromMs, toMs);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
