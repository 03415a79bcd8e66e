import { z } from 'zod';

const LONGEST_WORDS = 100;
const LONGEST_TARGET = 300;

const TargetKind = z.enum(['search', 'page']);

/** Where words can lead. */
export const AliasTarget = z.object({
  kind: TargetKind,
  /** The other search's words, or the page's address. */
  to: z.string(),
  /** As the owner reads it: the page's title, or the words. */
  title: z.string(),
});
export type AliasTarget = z.infer<typeof AliasTarget>;

export const DeskAlias = z.object({
  words: z.string(),
  target: AliasTarget,
  /** Whether the page is still there; a search always is. */
  isThere: z.boolean(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type DeskAlias = z.infer<typeof DeskAlias>;

export const DeskSearchHelp = z.object({
  /** Searches of thirty days without an answer, the most frequent first; those with an alias by now are left out. */
  unanswered: z.array(
    z.object({
      words: z.string(),
      count: z.int(),
      /** The likeliest first. */
      suggestions: z.array(AliasTarget),
    }),
  ),
  /** The newest first. */
  aliases: z.array(DeskAlias),
});
export type DeskSearchHelp = z.infer<typeof DeskSearchHelp>;

export const AliasTargetsQuery = z.object({ find: z.string().trim().min(1).max(LONGEST_TARGET) });
/** What could be meant by something typed: a search that finds something, pages with such a name. */
export const AliasTargets = z.object({ targets: z.array(AliasTarget) });
export type AliasTargets = z.infer<typeof AliasTargets>;

export const AliasSave = z.object({
  words: z.string().trim().min(1).max(LONGEST_WORDS),
  kind: TargetKind,
  to: z.string().trim().min(1).max(LONGEST_TARGET),
});
export type AliasSave = z.infer<typeof AliasSave>;

export const AliasNamed = z.object({ words: z.string().trim().min(1).max(LONGEST_WORDS) });

/** What came of a press, in a sentence for the live region. */
export const AliasDone = z.object({ said: z.string() });
export type AliasDone = z.infer<typeof AliasDone>;

/*
 * GET    /api/admin/search-help                 DeskSearchHelp
 * GET    /api/admin/search-help/targets?find=…  AliasTargets
 * POST   /api/admin/search-help                 AliasSave -> AliasDone
 * DELETE /api/admin/search-help                 AliasNamed -> AliasDone
 */
