import type { SkyAccuracy } from '../../contract/sky.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import {
  accuracyOf,
  comparedYears,
  positionErrors,
  roundedArcsec,
  stateErrors,
} from '../../domain/sky/accuracy.ts';

/** The check of `npm run sky:check` against JPL, run by the code that answers requests; it takes 0.1 s. */
export function skyAccuracy(checkedOn: CivilDate): SkyAccuracy {
  const errors = positionErrors();
  const directions = stateErrors();
  const years = comparedYears();
  return {
    checkedOn,
    longitudes: {
      years: years.longitudes,
      bodies: accuracyOf(errors).map((accuracy) => ({
        ...accuracy,
        errorsArcsec: errors
          .filter(({ body }) => body === accuracy.body)
          .map(({ arcsec }) => roundedArcsec(arcsec)),
      })),
    },
    directions: {
      years: years.directions,
      places: directions.length,
      mostArcsec: roundedArcsec(Math.max(...directions.map(({ arcsec }) => arcsec))),
    },
  };
}
