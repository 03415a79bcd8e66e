/** The part of the world a zone is filed under: "America" of "America/New_York". */
export function zoneRegion(zone: string): string {
  return zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
}

/** "Knox, Indiana" of "America/Indiana/Knox". */
export function zoneCity(zone: string): string {
  const places = zone.split('/');
  return (places.length > 1 ? places.slice(1) : places).toReversed().join(', ').replaceAll('_', ' ');
}

/** "New York (Eastern Time)": the place, and what its clock is called where it has a name. */
export function zoneLabel(zone: string): string {
  const city = zoneCity(zone);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return clock && !clock.startsWith('GMT') && !clock.startsWith(city) ? `${city} (${clock})` : city;
}
