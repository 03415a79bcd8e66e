interface Zones {
  /** What the site keeps; null while it keeps none. */
  stored: string | null;
  device: string;
  /** The device's zone at its last visit; null when that is not known. */
  lastSeen: string | null;
}

/**
 * The zone to store instead, or null. Only a device that has moved says something new: a zone chosen by hand stays
 * while the device stays where it is.
 */
export function followedZone({ stored, device, lastSeen }: Zones): string | null {
  if (stored === null || stored === device || lastSeen === device) return null;
  return device;
}
