const DEG = Math.PI / 180;
/** The galaxy's north pole and the longitude there of the sky's own, J2000. */
const POLE = { raDeg: 192.85948, decDeg: 27.12825, longitudeDeg: 122.93192 };

/** Cells of the map of the Milky Way: rows from its northern edge southward, columns from the galaxy's middle on. */
export const GALACTIC_GRID = { longitudeStepDeg: 2, latitudeStepDeg: 1.5, latitudeReachDeg: 33 } as const;

/** Galactic longitude and latitude of a place of J2000. */
export function galacticOf(raDeg: number, decDeg: number): [longitudeDeg: number, latitudeDeg: number] {
  const [dec, poleDec, hour] = [decDeg * DEG, POLE.decDeg * DEG, (raDeg - POLE.raDeg) * DEG];
  const sine = Math.sin(dec) * Math.sin(poleDec) + Math.cos(dec) * Math.cos(poleDec) * Math.cos(hour);
  const across = Math.cos(dec) * Math.sin(hour);
  const along = Math.sin(dec) * Math.cos(poleDec) - Math.cos(dec) * Math.sin(poleDec) * Math.cos(hour);
  const longitude = POLE.longitudeDeg - Math.atan2(across, along) / DEG;
  return [(longitude + 720) % 360, Math.asin(sine) / DEG];
}
