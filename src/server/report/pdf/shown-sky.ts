import { overheadAt, type Overhead, type SkyLight } from '../../../domain/natal/overhead.ts';
import { listText } from '../../../domain/report/margin-words.ts';
import { overheadRows, SEEN_BODIES, windOf } from '../../../domain/report/overhead-words.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import type { BookOrder } from './order.ts';

const DAY_MS = 86_400_000;
/** Of the evening that stands in for an hour nobody knows: ten o'clock, dark in most places and seasons. */
const EVENING_MS = 22 * 3_600_000;
const EVENING_WORDS = 'at ten in the evening';

type Subject = Pick<BookOrder, 'chart' | 'offsetMs'>;

/** The instant whose stars a book shows: the birth, or the evening of its day where the hour is unknown. */
export function shownInstant({ chart, offsetMs }: Subject): number {
  const { atMs } = chart.birth.time;
  if (chart.hourKnown) return atMs;
  const localMs = atMs + offsetMs;
  return Math.floor(localMs / DAY_MS) * DAY_MS + EVENING_MS - offsetMs;
}

export function shownOverhead(subject: Subject): Overhead {
  return overheadAt(shownInstant(subject), subject.chart.birth.place);
}

/** "June 21, 1970, at ten in the evening" */
export function shownWhen({ chart, front }: Pick<BookOrder, 'chart' | 'front'>): string {
  return [front.date, chart.hourKnown ? front.time : EVENING_WORDS].filter(Boolean).join(', ');
}

const UNKNOWN_HOUR =
  'We don’t have your hour, so we don’t claim this for your first minute. It’s the evening of the same day, at ten by the clocks of the place.';

const DAYLIGHT =
  'The Sun was up, so nobody saw these stars. They stood right there all the same, behind the blue.';
const STILL_LIGHT = 'The Sun was still up there, and the stars behind it unseen.';

function openingWords({ light, bodies }: Overhead, hourKnown: boolean): string {
  const sunWind = windOf(bodies[0]!.azimuthDeg);
  if (light === 'day') return hourKnown ? DAYLIGHT : `${UNKNOWN_HOUR} ${STILL_LIGHT}`;
  const seen = hourKnown
    ? 'If someone had carried you to the window, this is what you’d have seen, clouds permitting.'
    : UNKNOWN_HOUR;
  const edges: Record<Exclude<SkyLight, 'day'>, string> = {
    night: '',
    dawn: ` Dawn was coming up in the ${sunWind}.`,
    dusk: ` The last of the daylight lay in the ${sunWind}.`,
  };
  return seen + edges[light];
}

function moonWords({ bodies, moonPhase }: Overhead): string {
  const { altitudeDeg, azimuthDeg } = bodies.find(({ body }) => body === 'moon')!;
  if (altitudeDeg <= 0) return 'The Moon was under the horizon.';
  return `The Moon, ${Math.round(moonPhase.illuminated * 100)}% lit, stood in the ${windOf(azimuthDeg)}.`;
}

function planetWords({ bodies }: Overhead): string {
  const up = bodies
    .filter(({ body, altitudeDeg }) => SEEN_BODIES.includes(body) && altitudeDeg > 0)
    .map(({ body }) => body)
    .filter((body) => body !== 'sun' && body !== 'moon');
  if (up.length === 0) return 'No planet was up.';
  return `${listText(up.map(labelOfBody))} ${up.length === 1 ? 'was' : 'were'} up.`;
}

/** A few sentences beside the map of the stars. */
export function skyWords(overhead: Overhead, hourKnown: boolean): string {
  return [openingWords(overhead, hourKnown), moonWords(overhead), planetWords(overhead)].join(' ');
}

/** "The sky over the birthplace. Moon, 11% lit: 24° up, southeast; …" */
export function skyAlt(overhead: Overhead, hourKnown: boolean): string {
  const rows = overheadRows(overhead).map(({ label, place }) => `${label}: ${place}`);
  const when = hourKnown ? '' : ` ${EVENING_WORDS} on the day of birth`;
  return `The sky over the birthplace${when}. ${rows.join('; ')}.`;
}
