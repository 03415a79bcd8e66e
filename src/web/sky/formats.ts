/** An angle in degrees and minutes: the sky is known better than that, and nobody reads more. */
export function degreeText(degree: number): string {
  const minutes = Math.floor(degree * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** A day's motion, with its sign: "+12°14′", "−0°02′". */
export function motionText(degreesADay: number): string {
  const minutes = Math.round(Math.abs(degreesADay) * 60);
  const size = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  return `${degreesADay < 0 ? '−' : '+'}${size}`;
}

const OBLIQUITY_RAD = (23.436 * Math.PI) / 180;

/** North or south of the sky's equator: "19.1° S". */
export function declinationText(longitudeDeg: number, latitudeDeg: number): string {
  const [longitude, latitude] = [(longitudeDeg * Math.PI) / 180, (latitudeDeg * Math.PI) / 180];
  const sine =
    Math.sin(latitude) * Math.cos(OBLIQUITY_RAD) +
    Math.cos(latitude) * Math.sin(OBLIQUITY_RAD) * Math.sin(longitude);
  const degrees = (Math.asin(sine) * 180) / Math.PI;
  return `${Math.abs(degrees).toFixed(1)}° ${degrees < 0 ? 'S' : 'N'}`;
}
