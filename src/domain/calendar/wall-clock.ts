const formatters = new Map<string, Intl.DateTimeFormat>();

/** Zone names come from strangers in many spellings; case does not count, so there are never more than real zones. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  let formatter = formatters.get(name);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone: name,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(name, formatter);
  }
  return formatter;
}

/**
 * What a clock on the wall in `zone` shows at the instant, to the second, written as the instant at which a clock in
 * Greenwich shows the same.
 */
export function wallClockMs(instantMs: number, zone: string): number {
  // Swedish dates are written 2026-03-29 01:59:59.
  return Date.parse(`${formatterOf(zone).format(instantMs).replace(' ', 'T')}Z`);
}

/** How far the zone's clocks are ahead of Greenwich. */
export function offsetMs(instantMs: number, zone: string): number {
  const wholeSecondMs = Math.floor(instantMs / 1000) * 1000;
  return wallClockMs(wholeSecondMs, zone) - wholeSecondMs;
}
