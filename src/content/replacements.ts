/** A unit of a bank of readings, weeks or months, which may stand in for another. */
interface BankUnit {
  id: string;
  since: string;
  until?: string;
  replaces?: string;
  key: string;
  part?: string;
  move?: string;
}

/** What a choice of paragraphs goes by: new words may not change it, or days that are past would be chosen anew. */
const KEPT = ['key', 'part', 'move'] as const;

function faultsOf(unit: BankUnit, replaced: BankUnit | undefined, rivals: readonly BankUnit[]): string[] {
  const { id, replaces, since } = unit;
  if (!replaced) return [`replaces ${replaces}, which does not exist`];
  if (replaced.replaces !== undefined)
    return [`replaces ${replaces}, which itself replaces ${replaced.replaces}: name that one`];
  const faults = KEPT.filter((field) => unit[field] !== replaced[field]).map(
    (field) => `${field} must be that of ${replaces}: ${replaced[field] ?? 'none'}`,
  );
  if (since <= replaced.since) faults.push(`since must be later than that of ${replaces}`);
  if (unit.until !== undefined) faults.push(`until is for ${replaces} to say`);
  const rival = rivals.find((other) => other.id !== id && other.since === since);
  if (rival) faults.push(`replaces ${replaces} from the same day as ${rival.id}`);
  return faults;
}

/** Faults of those paragraphs that give others new words. */
export function replacementProblems(files: Readonly<Record<string, unknown>>): string[] {
  const units = Object.entries(files).flatMap(([file, list]) =>
    (Array.isArray(list) ? (list as (BankUnit | null)[]) : [])
      .filter((unit) => unit !== null)
      .map((unit) => ({ file, unit })),
  );
  const byId = new Map(units.map(({ unit }) => [unit.id, unit]));
  const replacing = Map.groupBy(
    units.map(({ unit }) => unit),
    ({ replaces }) => replaces,
  );
  return units
    .filter(({ unit }) => unit.replaces !== undefined)
    .flatMap(({ file, unit }) =>
      faultsOf(unit, byId.get(unit.replaces!), replacing.get(unit.replaces)!).map(
        (fault) => `${file}: ${unit.id}: ${fault}`,
      ),
    );
}
