import { findPlaces } from '../src/domain/places/type-ahead.ts';
import { readPackedPlaces } from '../src/server/places/packed-places.ts';
import { angleErrors, chartBodyErrors, publishedBodyErrors } from '../test/tables/compare-charts.ts';
import { comparedClocks } from '../test/tables/compare-clocks.ts';
import lookups from '../test/tables/place-lookups.json' with { type: 'json' };
import { printPlaces } from './place-errors.ts';

/** Every clock of the tables, and whether all show what they have to. */
function printClocks(): boolean {
  const clocks = comparedClocks();
  const wrong = clocks.filter(({ ours, right }) => ours !== right);
  console.log(
    `\nClocks of the past, by Greenwich: ${clocks.length} cases, ${clocks.length - wrong.length} right`,
  );
  console.table(clocks);
  return wrong.length === 0;
}

/** What people type, and whether the place they mean comes first. */
async function printLookups(): Promise<boolean> {
  const index = await readPackedPlaces();
  const found = lookups.map(({ typed, id, name, country }) => {
    const [first] = findPlaces(index, typed);
    return {
      typed,
      first: first ? `${first.name}, ${first.country}` : 'nothing',
      right: `${name}, ${country}`,
      held: first?.id === id,
    };
  });
  const right = found.filter(({ held }) => held).length;
  console.log(`\nPlaces as people type them: ${found.length} questions, ${right} right`);
  console.table(found);
  return right === found.length;
}

const passed = [
  printPlaces('Angles and Placidus cusps against thirty charts', angleErrors()),
  printPlaces('Planets and node of the twenty charts', chartBodyErrors()),
  printPlaces('Planets as published elsewhere', publishedBodyErrors()),
  printClocks(),
  await printLookups(),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
