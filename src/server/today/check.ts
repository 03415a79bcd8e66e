import type { CheckState, DeskCheck } from '../../contract/desk-today.ts';
import { withinLimit } from './quick-reads.ts';

export type Finding = Omit<DeskCheck, 'name'>;

/** One line of "is all well?": its name and how to find out. */
export interface Check {
  name: string;
  look: () => Promise<Finding>;
}

export const good = (value: string): Finding => ({ state: 'good', value });

export function trouble(state: Exclude<CheckState, 'good'>, value: string, advice: string): Finding {
  return { state, value, advice };
}

const UNKNOWN = trouble(
  'look',
  'unknown',
  'This couldn’t be looked up in two seconds. If it stays that way, look at the line about the database.',
);

/** None waits for another, and none hangs. */
export function lookAtAll(checks: readonly Check[]): Promise<DeskCheck[]> {
  return Promise.all(checks.map(async ({ name, look }) => ({ name, ...(await withinLimit(look, UNKNOWN)) })));
}
