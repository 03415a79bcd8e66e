/** What a paragraph says of a person, broadly, in pairs of opposites. */
export const AXES = [
  ['open', 'guarded'],
  ['bold', 'careful'],
  ['steady', 'changing'],
  ['together', 'alone'],
  ['head', 'heart'],
  ['order', 'freedom'],
  ['proud', 'modest'],
  ['fast', 'slow'],
] as const;

export type Lean = (typeof AXES)[number][number];
/** The first lean of a pair stands for the argument between the two. */
export type Argument = (typeof AXES)[number][0];
export const LEANS: readonly Lean[] = AXES.flat();

export function goesBothWays(leans: readonly Lean[]): boolean {
  return AXES.some((axis) => axis.every((lean) => leans.includes(lean)));
}
