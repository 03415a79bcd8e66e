const OCTETS = 75;

/** Length of a character in UTF-8, counted by hand: the domain has no encoder. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

export interface CalendarEntry {
  /** The same for ever: a calendar that reads the feed again finds its entries again. */
  uid: string;
  atMs: number;
  summary: string;
  description: string;
  category: string;
}

export interface Calendar {
  name: string;
  description: string;
  url: string;
  /** Marks all entries; the same all day, so that the feed's bytes are. */
  stampMs: number;
  entries: readonly CalendarEntry[];
}

/** RFC 5545, 3.1: no line longer than 75 octets; what follows begins with a space. Characters stay whole. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    if (octets + octetsOf(character) > OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += octetsOf(character);
  }
  return [...lines, current].join('\r\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');
}

/** "20261122T073300Z" */
function utc(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function entryLines(entry: CalendarEntry, { stampMs, url }: Calendar): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(stampMs)}`,
    // Rounded to the minute: calendars show no more.
    `DTSTART:${utc(Math.round(entry.atMs / 60_000) * 60_000)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `CATEGORIES:${escaped(entry.category)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** An iCalendar file. */
export function iCalendar(calendar: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zodiary//The Sky//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(calendar.name)}`,
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    `X-WR-CALDESC:${escaped(calendar.description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...calendar.entries.flatMap((entry) => entryLines(entry, calendar)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
