/** Not in every browser yet. */
interface ZoneSource {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** "America/Chicago". The first formatter of `Intl` takes longer than the whole page to wake: it is the second choice. */
export function deviceZone(): string {
  const { Temporal } = globalThis as ZoneSource;
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
