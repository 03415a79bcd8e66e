import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import type { Fields, FileUnit } from '../../domain/content-edits/edit.ts';
import { mergeEdit, type Merge } from '../../domain/content-edits/merge.ts';
import { reasonOf } from '../log.ts';
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

function candidateOf(edit: StoredEdit, file: FileUnit | null, adapter: KindAdapter): Candidate {
  const merge = mergeEdit(edit, file?.fields ?? null);
  const shown = edit.state === 'hidden' ? null : shownFields(adapter, merge.fields);
  return { file, edit, merge, shown, faults: [], savedAt: edit.savedAt };
}

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

/** In the words of the desk where it finds the fault too, else in those of whoever refused it. */
function reasonsOf(
  adapter: KindAdapter,
  compiled: unknown,
  { edit, merge }: Candidate,
  error: unknown,
): string[] {
  const problems = adapter.problems(edit.unit, merge.fields, compiled);
  return problems.length > 0 ? problems : reasonOf(error).split('\n').filter(Boolean);
}

interface Taken<Made> {
  made: Made;
  taken: Candidate[];
  refused: { candidate: Candidate; error: unknown }[];
}

/** All at once where they go together, as they nearly always do; else one after the other, to find which do not. */
function takeSound<Made>(
  candidates: readonly Candidate[],
  make: (candidates: readonly Candidate[]) => Made,
): Taken<Made> {
  try {
    return { made: make(candidates), taken: [...candidates], refused: [] };
  } catch (error) {
    if (candidates.length === 0) throw error;
  }
  const result: Taken<Made> = { made: make([]), taken: [], refused: [] };
  for (const candidate of candidates) {
    try {
      result.made = make([...result.taken, candidate]);
      result.taken.push(candidate);
    } catch (error) {
      result.refused.push({ candidate, error });
    }
  }
  return result;
}

/**
 * The compiled content of a kind with the public edits laid over it. An edit that the start's own validators refuse is left
 * out with its reasons, so that neither the others nor the site are held up by it. What the build asks besides, such as the
 * rules of tone, was asked when it was published: filling the slots of every edited article takes seconds.
 */
export function layOver<Made>(
  adapter: KindAdapter,
  compiled: unknown,
  edits: readonly StoredEdit[],
  make: (compiled: unknown) => Made,
): LaidOver<Made> {
  const files = new Map(adapter.units(compiled).map((file) => [file.unit, file]));
  const candidates = edits.map((edit) => candidateOf(edit, files.get(edit.unit) ?? null, adapter));
  const { made, taken, refused } = takeSound(candidates, (some) => make(withEdits(adapter, compiled, some)));
  const leftOut = refused.map(({ candidate, error }) => ({
    ...candidate,
    shown: shownFields(adapter, candidate.file?.fields),
    faults: reasonsOf(adapter, compiled, candidate, error),
  }));
  return { made, units: new Map([...taken, ...leftOut].map((one) => [one.edit.unit, one])) };
}
