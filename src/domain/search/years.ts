const AT_ONCE = 3;
/** A line of text holds so many; who was born earlier gives the year. */
const MOST_PARTS = 4;

/** Years, the latest first, as people say them: "2021 to 2026, 2019, 2018 and 2014". */
export function yearsInWords(years: readonly number[]): string {
  const sorted = years.toSorted((one, other) => other - one);
  const runs: number[][] = [];
  for (const year of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === year + 1) run.push(year);
    else runs.push([year]);
  }
  const parts = runs.flatMap((run) =>
    run.length >= AT_ONCE ? [`${run.at(-1)} to ${run[0]}`] : run.map(String),
  );
  if (parts.length > MOST_PARTS) return `${parts.slice(0, MOST_PARTS).join(', ')} and some before`;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
