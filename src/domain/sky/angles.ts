/** The angle brought to 0…360. */
export function wrapDeg(angle: number): number {
  const turned = angle % 360;
  return turned < 0 ? (turned + 360) % 360 : turned;
}

/** The angle brought to −180…180. */
export function signedDeg(angle: number): number {
  return wrapDeg(angle + 180) - 180;
}
