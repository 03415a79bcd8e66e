import type { DeskWeek, WeekFilled, WeekReady } from '../../../../contract/desk-channel-week.ts';

type Counts = DeskWeek['counts'];

function listed(counts: Counts, names: readonly (keyof Omit<Counts, 'slots'>)[]): string {
  const parts = names
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${name === 'draft' && counts.draft > 1 ? 'drafts' : name}`);
  const slots = counts.slots === 1 ? '1 slot' : `${counts.slots} slots`;
  return parts.length === 0 ? `${slots}.` : `${slots}: ${parts.join(', ')}.`;
}

/** "28 slots: 5 sent, 11 ready, 4 drafts, 7 empty, 1 failed." */
export const allCounts = (counts: Counts): string =>
  listed(counts, ['sent', 'ready', 'draft', 'empty', 'passed', 'failed']);

/** What asks for something, where there is little room: "28 slots: 7 empty, 1 failed." */
export function shortCounts(counts: Counts): string {
  const asks = counts.draft + counts.empty + counts.failed > 0;
  return asks ? listed(counts, ['draft', 'empty', 'failed']) : allCounts(counts);
}

/** Under the button that fills. */
export function fillWords({ empty }: Counts): string {
  const slots =
    empty === 1 ? 'Fills the one empty slot with a draft.' : `Fills ${empty} empty slots with drafts.`;
  return `${slots} You approve ${empty === 1 ? 'it' : 'each one'}.`;
}

export function filledWords({ made, left }: Pick<WeekFilled, 'made' | 'left'>): string {
  if (made === 0) return 'Nothing could be filled.';
  const drafts = made === 1 ? 'One draft is there.' : `${made} drafts are there.`;
  return left.length === 0 ? `${drafts} Look at each, then make them ready.` : drafts;
}

export function readyWords({ made, left }: Pick<WeekReady, 'made' | 'left'>): string {
  const ready = made === 0 ? 'None is ready' : made === 1 ? 'One is ready' : `${made} are ready`;
  if (left === 0) return `${ready}.`;
  return `${ready}. ${left === 1 ? 'One draft doesn’t pass its checks' : `${left} drafts don’t pass their checks`} yet.`;
}
