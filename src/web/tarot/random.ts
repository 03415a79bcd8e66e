/** Bytes of the device's own chance, as hex. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** A number below the limit, each as likely. */
function randomBelow(limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint8Array(1));
    if (value! < fair) return value! % limit;
  }
}

/** Places that are still free, picked by the device. */
export function randomPlaces(count: number, limit: number, taken: readonly number[]): number[] {
  const places = [...taken];
  while (places.length < count) {
    const place = randomBelow(limit);
    if (!places.includes(place)) places.push(place);
  }
  return places;
}
