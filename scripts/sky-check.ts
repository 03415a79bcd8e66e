import { positionErrors, stateErrors, type PlaceError } from '../src/domain/sky/accuracy.ts';
import { eclipseErrors, eventErrors, type TimeError } from '../test/tables/compare.ts';

function printPlaces(title: string, errors: PlaceError[]): boolean {
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

const isWithin = ({ seconds, limit }: TimeError) => seconds !== undefined && Math.abs(seconds) <= limit;

function printTimes(title: string, errors: TimeError[]): boolean {
  console.log(`\n${title}: ${errors.length}`);
  console.table(
    errors.map((error) => ({
      event: error.id,
      'error s': error.seconds?.toFixed(1) ?? 'not found',
      'limit s': error.limit,
      ok: isWithin(error),
    })),
  );
  return errors.every(isWithin);
}

const passed = [
  printPlaces('Apparent longitude against JPL Horizons', positionErrors()),
  printPlaces('Direction in space against JPL DE441, 1900–2098', stateErrors()),
  printTimes('Events', eventErrors()),
  printTimes('Eclipses against the NASA canon (greatest eclipse)', eclipseErrors()),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
