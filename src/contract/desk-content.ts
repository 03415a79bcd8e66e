import { z } from 'zod';
import { EDIT_KINDS } from '../domain/content-edits/edit.ts';

const Instant = z.iso.datetime();
export const EditKindName = z.enum(EDIT_KINDS);
const LONGEST_FIELD = 60_000;
const FieldValue = z.union([
  z.string().max(LONGEST_FIELD),
  z.number(),
  z.boolean(),
  z.array(z.string().max(2_000)).max(100).readonly(),
  z.null(),
]);
export const UnitFields = z.record(z.string().max(80), FieldValue);
export type UnitFields = z.infer<typeof UnitFields>;

const UNIT = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
export const UnitName = z.string().max(140).regex(UNIT, 'must be lower-case words with hyphens');
export const KindParams = z.object({ kind: EditKindName });
export const UnitParams = z.object({ kind: EditKindName, unit: UnitName });

/** How a field is filled in. */
export const DeskField = z.object({
  name: z.string(),
  label: z.string(),
  input: z.enum(['line', 'text', 'markdown', 'list', 'choice', 'choices', 'number', 'date', 'check']),
  /** Of a choice. */
  options: z.array(z.string()).optional(),
  /** Characters. */
  most: z.int().optional(),
  /** May be left empty. */
  optional: z.boolean(),
  /** Shown, never changed: an address, a first day. */
  fixed: z.boolean(),
  hint: z.string().optional(),
});
export type DeskField = z.infer<typeof DeskField>;

export const DeskKind = z.object({
  kind: EditKindName,
  /** "Jokes" */
  label: z.string(),
  /** "joke" */
  one: z.string(),
  units: z.int(),
  edited: z.int(),
  drafts: z.int(),
  /** Collide with a release, or are left out because they are faulty. */
  waiting: z.int(),
  canAdd: z.boolean(),
  canHide: z.boolean(),
  fields: z.array(DeskField),
});
export type DeskKind = z.infer<typeof DeskKind>;
export const DeskKinds = z.object({ kinds: z.array(DeskKind) });
export type DeskKinds = z.infer<typeof DeskKinds>;

/** What stands of a unit: as in the files; edited and live; hidden; added; waiting for its hour; asking something. */
export const UnitState = z.enum(['file', 'live', 'hidden', 'scheduled', 'draft', 'collides', 'faulty']);
export type UnitState = z.infer<typeof UnitState>;

export const DeskUnitsQuery = z.object({
  find: z.string().trim().max(200).optional(),
  show: z.enum(['changed', 'drafts', 'hidden', 'waiting']).optional(),
  /** `next` of the page before. */
  after: z.string().max(160).optional(),
});
export type DeskUnitsQuery = z.infer<typeof DeskUnitsQuery>;

export const DeskUnitRow = z.object({
  unit: z.string(),
  title: z.string(),
  /** The first words of its text, or where the search was found. */
  excerpt: z.string(),
  state: UnitState,
  hasDraft: z.boolean(),
  /** Posts: when it became or becomes public. */
  publicAt: Instant.nullable(),
  changedAt: Instant.nullable(),
});
export type DeskUnitRow = z.infer<typeof DeskUnitRow>;

export const DeskUnits = z.object({
  timeZone: z.string(),
  units: z.array(DeskUnitRow),
  next: z.string().nullable(),
  total: z.int(),
});
export type DeskUnits = z.infer<typeof DeskUnits>;

export const DeskEdit = z.object({
  fields: UnitFields,
  revision: z.int(),
  author: z.string(),
  savedAt: Instant,
});
export type DeskEdit = z.infer<typeof DeskEdit>;

export const DeskCollision = z.object({
  field: z.string(),
  base: FieldValue,
  file: FieldValue,
  own: FieldValue,
});
export type DeskCollision = z.infer<typeof DeskCollision>;

/** One line of History; the newest first. */
export const DeskRevision = z.object({
  id: z.int(),
  at: Instant,
  author: z.string(),
  /** "Published", "Hidden", "Back to the files", "Arrived with a release"; "Draft 17" and "Draft thrown away" for texts that were kept. */
  what: z.string(),
  /** The whole unit as it was public from then on, or the text that was kept; null where there is none. */
  fields: UnitFields.nullable(),
});
export type DeskRevision = z.infer<typeof DeskRevision>;

export const DeskUnit = z.object({
  kind: EditKindName,
  unit: z.string(),
  title: z.string(),
  timeZone: z.string(),
  state: UnitState,
  /** Where visitors read it; null where they can't yet. */
  href: z.string().nullable(),
  /** "jokes/cats.yml"; null for one that is not in the files. */
  file: z.string().nullable(),
  /** What the files say; null for an own unit. */
  inFile: UnitFields.nullable(),
  /** What visitors read; null where it is hidden or was never public. */
  shown: UnitFields.nullable(),
  /** Of what is public; 0 for the files. Whoever begins a draft may name it, and hears of what was published meanwhile. */
  publicRevision: z.int().optional(),
  draft: DeskEdit.nullable(),
  /** When the draft becomes public by itself. */
  scheduledFor: Instant.nullable(),
  collisions: z.array(DeskCollision),
  /** Why a live edit is left out; empty where it isn't. */
  faults: z.array(z.string()),
  history: z.array(DeskRevision),
});
export type DeskUnit = z.infer<typeof DeskUnit>;

/**
 * `revision` is that of the draft one began from; where there was none, null or `publicRevision` of the unit. All fields,
 * not only the changed. A draft that waits for its hour no longer does: nobody has agreed to these words yet.
 */
export const DraftSave = z.object({ revision: z.int().nullable(), fields: UnitFields });
export type DraftSave = z.infer<typeof DraftSave>;
export const DraftSaved = z.object({
  revision: z.int(),
  savedAt: Instant,
  /** It waited for its hour, and with other words it no longer does. */
  unscheduled: z.boolean().optional(),
  /** Why it could not be published as it is, each a sentence. */
  problems: z.array(z.string()),
});
export type DraftSaved = z.infer<typeof DraftSaved>;

/** 409: somebody saved in between. Both texts stand, nothing is lost. */
export const DraftConflict = z.object({
  error: z.object({ code: z.literal('draft_conflict'), message: z.string() }),
  other: DeskEdit,
});
export type DraftConflict = z.infer<typeof DraftConflict>;

export const DraftNamed = z.object({ revision: z.int() });
/** Publishes the draft of this revision, now or at an instant. */
export const DraftPublish = z.object({ revision: z.int(), at: Instant.optional() });
export type DraftPublish = z.infer<typeof DraftPublish>;

export const UnitAdd = z.object({ unit: UnitName, fields: UnitFields });
export type UnitAdd = z.infer<typeof UnitAdd>;

/** Which words stand after a collision, field by field. */
export const CollisionAnswer = z.object({ fields: UnitFields });
export type CollisionAnswer = z.infer<typeof CollisionAnswer>;

export const HistoryRestore = z.object({ id: z.int() });

const LONGEST_SEARCH = 200;
export const ReplaceAsk = z.object({
  find: z.string().min(2).max(LONGEST_SEARCH),
  replaceWith: z.string().max(LONGEST_SEARCH),
  kinds: z.array(EditKindName).min(1),
  matchCase: z.boolean(),
});
export type ReplaceAsk = z.infer<typeof ReplaceAsk>;

export const Replacement = z.object({
  kind: EditKindName,
  unit: z.string(),
  title: z.string(),
  field: z.string(),
  /** A stretch of text around the place, before and after. */
  before: z.string(),
  after: z.string(),
  /** Why it can't be done; null where it can. */
  problem: z.string().nullable(),
});
export type Replacement = z.infer<typeof Replacement>;
export const Replacements = z.object({ found: z.array(Replacement), total: z.int() });
export type Replacements = z.infer<typeof Replacements>;
export const ReplaceDo = ReplaceAsk.extend({
  units: z
    .array(z.object({ kind: EditKindName, unit: z.string() }))
    .min(1)
    .max(500),
});
export type ReplaceDo = z.infer<typeof ReplaceDo>;
export const ReplaceDone = z.object({ changed: z.int(), leftOut: z.array(Replacement) });
export type ReplaceDone = z.infer<typeof ReplaceDone>;
