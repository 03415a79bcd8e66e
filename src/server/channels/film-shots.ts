import { dateInZone, dayStartInZone, nextMidnightMs } from '../../domain/calendar/zones.ts';
import { wallClockMs } from '../../domain/calendar/wall-clock.ts';
import { longDate, monthDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { clockTime } from '../../domain/calendar/written-time.ts';
import { whenOf } from '../../domain/archive/labels.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { eventText } from '../../domain/forecast/changes.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { CardStyle } from '../../domain/quotes/card-kinds.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { Move } from '../../art/social/film/frame.ts';
import type { ShotPicture } from '../../art/social/film/picture.ts';
import { quoteParts } from '../../art/social/film/quote-parts.ts';
import { sharedOut } from '../../art/social/film/timing.ts';
import type { Signed } from '../../art/share-pictures/subject.ts';
import { Invalid } from '../failures.ts';
import type { ForecastService } from '../forecast/service.ts';
import { moonWords } from '../pictures/sky-subjects.ts';
import type { QuoteLookup } from '../pictures/quote-lookup.ts';
import type { SkyService } from '../sky/service.ts';
import type { TarotService } from '../tarot/service.ts';
import { artFrom, type Art } from './art.ts';

/** A quote's own card is drawn elsewhere already. */
type Drawn =
  | ShotPicture
  | { kind: 'quote-card'; slug: string; style: CardStyle; text: string; author: string; source: string };

export interface PlannedShot {
  drawn: Drawn;
  says: string;
  move: Move;
  /** What is read meanwhile. */
  lines: string[];
  /** Whether the picture itself has these words, so that no caption is laid over it. */
  isLettered?: boolean;
}

export interface ShotSources {
  by: Signed;
  timeZone: string;
  sky: Pick<SkyService, 'events' | 'atNoon'>;
  forecast: Pick<ForecastService, 'weekly'>;
  tarot: Pick<TarotService, 'card'>;
  quote: QuoteLookup;
}

type Unread = Omit<PlannedShot, 'lines'>;

const CENTER = { x: 0.5, y: 0.46 };
const nearer = (most = 1.07): Move => ({ from: 1, to: most, ...CENTER });
const farther = (most = 1.07): Move => ({ from: most, to: 1, ...CENTER });
const STILL: Move = { from: 1, to: 1.03, ...CENTER };

const MOST_CHANGES = 3;

const closing = ({ by }: ShotSources, line: string, isForEntertainment = true): PlannedShot => ({
  drawn: { kind: 'closing', by, line, isForEntertainment },
  says: `${by.siteName}, ${by.host}`,
  move: STILL,
  lines: [],
});

function withLines(shots: readonly Unread[], lines: readonly string[]): PlannedShot[] {
  const shares = sharedOut(lines, shots.length);
  return shots.map((shot, index) => ({ ...shot, lines: shares[index]! }));
}

function timeOf(atMs: number, timeZone: string): string {
  const at = new Date(wallClockMs(atMs, timeZone));
  return clockTime(at.getUTCHours(), at.getUTCMinutes());
}

/** What becomes exact on the day, by the site's clock. */
async function movesOn({ sky, timeZone }: ShotSources, date: CivilDate): Promise<Unread[]> {
  const fromMs = dayStartInZone(date, timeZone);
  const events = await sky.events(fromMs, nextMidnightMs(fromMs, timeZone));
  const seen = events.filter(
    (event) => event.body !== 'node' && !('other' in event && event.other === 'node'),
  );
  if (seen.length === 0) return [];
  const items = seen
    .slice(0, MOST_CHANGES)
    .map((event) => ({ when: timeOf(event.atMs, timeZone), text: eventText(event) }));
  const says = items.map(({ when, text }) => `${when}: ${text}`).join('. ');
  return [
    { drawn: { kind: 'list', heading: 'What Moves', note: longDate(date), items }, says, move: nearer(1.04) },
  ];
}

async function skyShots(sources: ShotSources, { date }: Art & { kind: 'sky' }, lines: readonly string[]) {
  const [phase, place] = moonWords(skyAt(referenceNoonMs(date)));
  const shots: Unread[] = [
    { drawn: { kind: 'moon', date, phase, place }, says: `${phase} ${place}`, move: nearer() },
    { drawn: { kind: 'wheel', date }, says: `The wheel of ${longDate(date)}`, move: farther() },
    ...(await movesOn(sources, date)),
  ];
  return [...withLines(shots, lines), closing(sources, `The sky of ${monthDay(date)}`)];
}

/** The first of those that fall into the week by the site's clock; a reading knows what happens just outside of it, too. */
function changesWithin(
  changes: readonly { at: string; text: string }[],
  { from, to }: { from: CivilDate; to: CivilDate },
  timeZone: string,
): { when: string; text: string }[] {
  return changes
    .map(({ at, text }) => ({ atMs: Date.parse(at), date: dateInZone(Date.parse(at), timeZone), text }))
    .filter(({ date }) => date >= from && date <= to)
    .slice(0, MOST_CHANGES)
    .map(({ atMs, date, text }) => ({ when: `${weekdayName(date)}, ${timeOf(atMs, timeZone)}`, text }));
}

async function weekShots(
  sources: ShotSources,
  { sign, sunday }: Art & { kind: 'week' },
  lines: readonly string[],
): Promise<PlannedShot[]> {
  const { timeZone } = sources;
  const { changes, week } = await sources.forecast.weekly(sign, sunday);
  const { name } = signOf(sign);
  const when = whenOf({ kind: 'weekly', sign, from: sunday });
  const bodies = sources.sky
    .atNoon(sunday)
    .bodies.map(({ body, longitude }) => ({ body, longitudeDeg: longitude }));
  const items = changesWithin(changes, week, timeZone);
  const shots: Unread[] = [
    { drawn: { kind: 'sign', sign, when, bodies }, says: `${name}, ${when}`, move: nearer() },
    ...(items.length === 0
      ? []
      : [
          {
            drawn: { kind: 'list' as const, heading: 'This Week', note: when, items },
            says: items.map((item) => `${item.when}: ${item.text}`).join('. '),
            move: farther(1.04),
          },
        ]),
  ];
  return [...withLines(shots, lines), closing(sources, `${name}: the week of ${monthDay(sunday)}`)];
}

function cardShots(
  sources: ShotSources,
  { slug }: Art & { kind: 'card' },
  lines: readonly string[],
): PlannedShot[] {
  const card = sources.tarot.card(slug);
  if (!card) throw new Invalid('There is no such card.');
  const { name, keywords } = card;
  const shots: Unread[] = [
    { drawn: { kind: 'card', slug, name, keywords: [...keywords] }, says: name, move: nearer(1.05) },
    { drawn: { kind: 'card-near', slug }, says: `${name}, from nearby`, move: { ...farther(1.14), y: 0.3 } },
  ];
  return [...withLines(shots, lines), closing(sources, `${name}: the card of the day`)];
}

/** Word for word as its card has it: parts of the quote, then the card with whose it is. */
function quoteShots(sources: ShotSources, { slug, style }: Art & { kind: 'quote' }): PlannedShot[] {
  const quote = sources.quote(slug);
  if (!quote) throw new Invalid('There is no such quote.');
  const words = quoteParts(quote.text).map((text, index) => ({
    drawn: { kind: 'words' as const, text },
    says: text,
    move: index % 2 === 0 ? nearer(1.05) : farther(1.05),
    lines: [text.replaceAll('\n', ' ')],
    isLettered: true,
  }));
  const card = { kind: 'quote-card' as const, slug, style, ...quote };
  return [
    ...words,
    { drawn: card, says: `${quote.author}, ${quote.source}`, move: STILL, lines: [] },
    closing(sources, 'Quotes, each with its source', false),
  ];
}

/** The shots of a film, from what the site tells anyway. */
export async function plannedShots(
  sources: ShotSources,
  named: string,
  lines: readonly string[],
): Promise<PlannedShot[]> {
  const art = artFrom(named);
  if (art?.kind === 'sky') return skyShots(sources, art, lines);
  if (art?.kind === 'week') return weekShots(sources, art, lines);
  if (art?.kind === 'card') return cardShots(sources, art, lines);
  if (art?.kind === 'quote') return quoteShots(sources, art);
  throw new Invalid('There’s no film of such a picture.');
}
