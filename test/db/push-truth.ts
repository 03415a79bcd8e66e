/** Who is due when, told by the language's own calendar rather than by the site's rule. */
export interface Expected {
  name: string;
  tag: string;
  dueAtMs: number;
}

/** Weekends on which clocks move: Europe and America, in fall and in spring. */
export const WEEKENDS = ['2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28'];

export const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'America/Havana',
  'America/Sao_Paulo',
  'America/Nuuk',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Paris',
  'Europe/Helsinki',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Antarctica/Troll',
];

/** Mostly hours in which clocks are moved somewhere. */
export const TIMES = ['08:00', '00:00', '02:30', '01:30', '23:30', '00:30', '02:00'];
export const MORE_TIMES = [
  '01:00',
  '01:59',
  '02:15',
  '02:59',
  '03:00',
  '06:45',
  '12:00',
  '22:30',
  '23:00',
  '23:59',
];

function dueAtMs(zone: string, day: Temporal.PlainDate, time: string): number {
  const wanted = day.toPlainDateTime(Temporal.PlainTime.from(time));
  const earlier = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(wanted)) return earlier.epochMilliseconds;
  return earlier.getTimeZoneTransition('next')!.epochMilliseconds;
}

/** Everything a subscriber is to get between the two instants. */
export function expectedOf(
  { name, zone, time }: { name: string; zone: string; time: string },
  fromMs: number,
  toMs: number,
): Expected[] {
  const first = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO('UTC').toPlainDate();
  return Array.from({ length: 8 }, (_, index) => first.add({ days: index - 2 }))
    .map((day) => ({ name, tag: `zodiary-${day.toString()}`, dueAtMs: dueAtMs(zone, day, time) }))
    .filter((expected) => expected.dueAtMs > fromMs && expected.dueAtMs <= toMs);
}
