import type { PlaceError } from '../src/domain/sky/accuracy.ts';

/** Prints the errors of each body or point; whether all are within their limits. */
export function printPlaces(title: string, errors: PlaceError[]): boolean {
  const bodies = [...new Set(errors.map(({ body }) => body))];
  console.log(`\n${title}: ${errors.length} places`);
  console.table(
    bodies.map((body) => {
      const own = errors.filter((error) => error.body === body);
      const sizes = own.map(({ arcsec }) => Math.abs(arcsec));
      const rms = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0) / sizes.length);
      const worst = own.find(({ arcsec }) => Math.abs(arcsec) === Math.max(...sizes))!;
      return {
        body,
        places: own.length,
        'max ″': worst.arcsec.toFixed(3),
        'rms ″': rms.toFixed(3),
        'limit ″': worst.limit,
        'worst at': worst.id,
      };
    }),
  );
  return errors.every(({ arcsec, limit }) => Math.abs(arcsec) <= limit);
}
