import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import type { Fields, FileUnit } from '../../domain/content-edits/edit.ts';
import { mergeEdit, type Merge } from '../../domain/content-edits/merge.ts';
import type { StoredEdit } from './store.ts';

/** A unit with where its words come from. */
export interface SourcedUnit {
  /** As the files have it; null for one that is the owner's own. */
  file: FileUnit | null;
  /** What is public of the owner's; null where visitors read the file. */
  edit: StoredEdit | null;
  merge: Merge | null;
  /** What visitors read; null where they read nothing. */
  shown: Fields | null;
  /** Why the edit is left out, each a sentence. */
  faults: readonly string[];
  savedAt: Date | null;
}

interface LaidOver<Made> {
  made: Made;
  /** Those that have an edit. */
  units: Map<string, SourcedUnit>;
}

/** What visitors read of a unit that says so: nothing of one that is hidden. */
export function shownFields({ hiddenBy }: KindAdapter, fields: Fields | undefined): Fields | null {
  const isHidden = hiddenBy !== null && fields?.[hiddenBy] === true;
  return fields && !isHidden ? fields : null;
}

type Candidate = SourcedUnit & { edit: StoredEdit; merge: Merge };

const sentencesOf = (error: unknown): string[] =>
  (error instanceof Error ? error.message : String(error)).split('\n').filter(Boolean);

function candidateOf(
  edit: StoredEdit,
  file: FileUnit | null,
  adapter: KindAdapter,
  compiled: unknown,
): Candidate {
  const merge = mergeEdit(edit, file?.fields ?? null);
  const isHidden = edit.state === 'hidden';
  const faults = isHidden ? [] : adapter.problems(edit.unit, merge.fields, compiled);
  const shown = isHidden ? null : shownFields(adapter, merge.fields);
  return { file, edit, merge, shown, faults, savedAt: edit.savedAt };
}

const leftOut = (adapter: KindAdapter, candidate: Candidate, faults: readonly string[]): Candidate => ({
  ...candidate,
  shown: shownFields(adapter, candidate.file?.fields),
  faults,
});

/** With the words of each, then without those that are hidden: one that only the owner has is hidden with its words. */
function withEdits(adapter: KindAdapter, compiled: unknown, candidates: readonly Candidate[]): unknown {
  const hidden = candidates.filter(({ edit }) => edit.state === 'hidden');
  const worded = adapter.withUnits(
    compiled,
    new Map(candidates.map(({ edit, merge }) => [edit.unit, merge.fields])),
  );
  if (hidden.length === 0) return worded;
  return adapter.withUnits(worded, new Map(hidden.map(({ edit }) => [edit.unit, 'hidden' as const])));
}

/**
 * The compiled content of a kind with the public edits laid over it. An edit that the rules of the build refuse is left
 * out with its reasons, so that the others, and the site, are not held up by it.
 */
export function layOver<Made>(
  adapter: KindAdapter,
  compiled: unknown,
  edits: readonly StoredEdit[],
  make: (compiled: unknown) => Made,
): LaidOver<Made> {
  const files = new Map(adapter.units(compiled).map((file) => [file.unit, file]));
  const candidates = edits.map((edit) => candidateOf(edit, files.get(edit.unit) ?? null, adapter, compiled));
  const sound = candidates.filter(({ faults }) => faults.length === 0);
  const faulty = candidates.filter(({ faults }) => faults.length > 0);
  const { made, accepted, refused } = madeWith(sound, (some) => make(withEdits(adapter, compiled, some)));
  const out = [...faulty, ...refused].map((one) => leftOut(adapter, one, one.faults));
  const units = [...accepted, ...out];
  return { made, units: new Map(units.map((one) => [one.edit.unit, one])) };
}

interface Accepted<Made> {
  made: Made;
  accepted: Candidate[];
  refused: Candidate[];
}

/** All at once where they go together, as they nearly always do; else one after the other, to find which do not. */
function madeWith<Made>(
  candidates: readonly Candidate[],
  make: (candidates: readonly Candidate[]) => Made,
): Accepted<Made> {
  try {
    return { made: make(candidates), accepted: [...candidates], refused: [] };
  } catch (error) {
    if (candidates.length === 0) throw error;
  }
  const accepted: Candidate[] = [];
  const refused: Candidate[] = [];
  let made = make([]);
  for (const candidate of candidates) {
    try {
      made = make([...accepted, candidate]);
      accepted.push(candidate);
    } catch (error) {
      refused.push({ ...candidate, faults: sentencesOf(error) });
    }
  }
  return { made, accepted, refused };
}
