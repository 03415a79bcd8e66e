import { positionErrors, stateErrors } from '../src/domain/sky/accuracy.ts';
import { eclipseErrors, eventErrors, type TimeError } from '../test/tables/compare.ts';
import { printPlaces } from './place-errors.ts';

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
